// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#include "core/rules/longest_route.h"

#include "core/rules/least_removal.h"
#include "core/rules/line_search.h"
#include "core/rules/road_network.h"
#include "core/rules/route_walk.h"

#include <algorithm>

// The method
// ----------
// A set of road pieces can be walked in one line, each piece once, exactly if it hangs together and
// at most two of its points have an odd number of its pieces: the two ends (Euler, 1736). So
// instead of trying walks we look for the largest such set, in three steps.
//
// 1. Cut (road_points, road_network). Another player's building parts the roads that meet there.
//
// 2. Shorten (route_graph). A tree that hangs on a ring is worth its longest arm alone, since a
//    line enters it only to end there; and of a stretch without a fork a longest line has all or
//    nothing. What remains is small: the rings, their connections, and arms, each one link with a
//    length. Where there are no rings, the two best arms at some point are the answer already; and
//    where a ring stands alone, all of it and its best arm, or two arms and the longer way round.
//
//        o---o---o   o                  (4)
//        |       |   |                *-----*
//        o       o---o---o     =      |(2)  |-----o     Twelve roads, four links; the line of the
//        |       |                    *-----*  (2)      tree on the right is its arm of two.
//        o---o---o                      (4)
//
// 3. Search (line_search). Which links must be left out? Every odd point but the two ends has to
//    lose one, and one link serves two of them: with k odd points at least (k - 2) / 2 roads go.
//    (With lengths: half of the shortest link at each, but for the two most expensive.) We try
//    whether so little is enough, then one more, and so on. The links are decided in reading
//    order, and what the decisions so far mean for the rest depends only on the frontier, the
//    points that have decided and undecided links:
//
//     decided      o---o   o---o     For each frontier point: does the line touch it, would the
//                  |   |   |   |     number of its links be odd if all others were kept, and with
//     frontier     *   *   *   *     which other frontier points do the links so far join it?
//                  :   :   :   :     And once for all: how many ends have been left behind, and
//     undecided    o---o---o---o     how much has been left out.
//
//    A choice that leaves a third end behind, or loses a part, or leaves out more than is allowed
//    by now, counting those that still have to go, is given up at once. What is known of a
//    frontier is kept, so that no two ways to the same one are both followed to the end. The
//    frontier of a hex board has some eight points, which bounds the work whatever the number of
//    roads. (A frontier or "Simpath" search: Knuth, The Art of Computer Programming 4A, 7.1.4,
//    exercise 225; with deepening and bounds added.)
//
// Where only the length is asked for, a short cut comes first (least_removal). In a dense network
// (k - 2) / 2 single roads are often enough even before anything is shortened. So we take the odd
// points in reading order, and take out a road from each to another odd one, or let it be an end.
// If what is left hangs together, then no line can be longer. This needs no graph at all, only sets
// of places; and if a few looks haven't found it, little is lost.
//
//        o---*---*---o     Four odd points (*), so at least one of the ten roads must go. Without
//        |   :   |   |     the dotted one the other nine make a line: no line can be longer.
//        o---*---*---o

namespace longroad
{

namespace
{

Lines longestLines(const RoadNetwork& network, int mostCounted)
{
    RingsAndArms ringsAndArms(network);
    Lines lines = ringsAndArms.linesFound();
    ringsAndArms.forEachGroup(
        [&](const RouteGraph& group) { lines.offer(longestLines(group, mostCounted)); });
    return lines;
}

} // namespace

LongestRoute longestRoute(const Position& position, Seat player)
{
    const RoadNetwork network = roadNetwork(position, player);
    const Lines lines = longestLines(network, maxEquallyLong);
    if (lines.length == 0)
        return {};
    return {walked(network, lines.first), lines.count};
}

Route oneLongestRoute(const Position& position, Seat player)
{
    const RoadNetwork network = roadNetwork(position, player);
    const Lines lines = longestLines(network, 1);
    return lines.length == 0 ? Route() : walked(network, lines.first);
}

int longestRouteLength(const Position& position, Seat player)
{
    const RoadPoints points = roadPoints(position, player);
    if (const auto length = lengthByLeastRemoval(position.topology(), points))
        return *length;
    return longestLines(roadNetwork(position, points), 1).length;
}

std::vector<Route> equallyLongRoutes(const Position& position, Seat player, int most)
{
    std::vector<RoadSet> sets;
    const int length = longestRouteLength(position, player);
    for (const RoadNetwork& group : roadNetworks(position, player)) {
        const RouteGraph graph = roadByRoad(group);
        if (longestLines(graph, 1).length != length)
            continue;
        int found = 0;
        forEachLine(graph, length, [&](const RoadSet& roads) {
            sets.push_back(roads);
            return ++found < most;
        });
    }
    std::sort(sets.begin(), sets.end(),
              [](const RoadSet& one, const RoadSet& other) { return one.comesBefore(other); });
    sets.resize(std::min(sets.size(), static_cast<std::size_t>(most)));

    const RoadNetwork network = roadNetwork(position, player);
    std::vector<Route> routes;
    for (const RoadSet& roads : sets)
        routes.push_back(walked(network, roads));
    return routes;
}

int longestLengthThrough(const Position& position, Seat player, EdgeId road)
{
    for (const RoadNetwork& group : roadNetworks(position, player)) {
        RouteGraph graph = roadByRoad(group);
        for (RouteLink& link : graph.links) {
            if (!link.roads.contains(road))
                continue;
            // So long that no line without it is as long.
            const int extra = EdgeId::count;
            link.length += extra;
            return longestLines(graph, 1).length - extra;
        }
    }
    return 0;
}

} // namespace longroad
