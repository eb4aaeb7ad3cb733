<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Proof</name>
    <message numerus="yes">
        <source>To %n point(s) come one or three of these roads: %1. A line can take all of them only where it starts or ends, at two points.</source>
        <extracomment>The number is that of the points, %1 lists them: &quot;g3, h4 and two ends at i2&quot;</extracomment>
        <translation>
            <numerusform>To %n point come one or three of these roads: %1. A line can take all of them only where it starts or ends, at two points.</numerusform>
            <numerusform>To %n points come one or three of these roads: %1. A line can take all of them only where it starts or ends, at two points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every one of the %n joined road(s) counts.</source>
        <translation>
            <numerusform>The one road counts.</numerusform>
            <numerusform>Every one of the %n joined roads counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beyond %1 there are only %n road(s) in all (rule 1.8).</source>
        <extracomment>%1 are intersections</extracomment>
        <translation>
            <numerusform>Beyond %1 there are only %n road in all (rule 1.8).</numerusform>
            <numerusform>Beyond %1 there are only %n roads in all (rule 1.8).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beyond %1 there are %2 groups with at most %n road(s) each (rule 1.8).</source>
        <extracomment>The number is that of the roads, %1 are intersections, %2 is the number of groups</extracomment>
        <translation>
            <numerusform>Beyond %1 there are %2 groups with at most %n road each (rule 1.8).</numerusform>
            <numerusform>Beyond %1 there are %2 groups with at most %n roads each (rule 1.8).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A separate group has only %n road(s) in all (rule 1.11).</source>
        <translation>
            <numerusform>A separate group has only %n road in all (rule 1.11).</numerusform>
            <numerusform>A separate group has only %n roads in all (rule 1.11).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 separate groups have at most %n road(s) each (rule 1.11).</source>
        <extracomment>The number is that of the roads, %1 that of the groups</extracomment>
        <translation>
            <numerusform>%1 separate groups have at most %n road each (rule 1.11).</numerusform>
            <numerusform>%1 separate groups have at most %n roads each (rule 1.11).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%1: enough for only %n card(s)</source>
        <translation>
            <numerusform>%1: enough for only %n card</numerusform>
            <numerusform>%1: enough for only %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards would be given for nothing</source>
        <translation>
            <numerusform>%n of the cards would be given for nothing</numerusform>
            <numerusform>%n of the cards would be given for nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Knight(s) played</source>
        <extracomment>%1 is a player</extracomment>
        <translation>
            <numerusform>%1: %n Knight played</numerusform>
            <numerusform>%1: %n Knights played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n Knight(s): the deck has no more (rule 3.6).</source>
        <translation>
            <numerusform>%1 keeps %n Knight: the deck has no more (rule 3.6).</numerusform>
            <numerusform>%1 keeps %n Knights: the deck has no more (rule 3.6).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) of the game are dropped.</source>
        <translation>
            <numerusform>%n move of the game is dropped.</numerusform>
            <numerusform>%n moves of the game are dropped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n road(s): %2.</source>
        <extracomment>%1 is a player, %2 a list of road places</extracomment>
        <translation>
            <numerusform>%1 loses %n road: %2.</numerusform>
            <numerusform>%1 loses %n roads: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n building(s): %2.</source>
        <extracomment>%1 is a player, %2 a list of intersections</extracomment>
        <translation>
            <numerusform>%1 loses %n building: %2.</numerusform>
            <numerusform>%1 loses %n buildings: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) go: %1.</source>
        <extracomment>%1 is a list of hexes</extracomment>
        <translation>
            <numerusform>%n hex goes: %1.</numerusform>
            <numerusform>%n hexes go: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) to enter</source>
        <translation>
            <numerusform>%n hex to enter</numerusform>
            <numerusform>%n hexes to enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n card(s) of another kind %2</source>
        <extracomment>%1 is &quot;4 ore&quot;, %2 &quot;at the 2:1 ore harbor&quot;</extracomment>
        <translation>
            <numerusform>%1 for %n card of another kind %2</numerusform>
            <numerusform>%1 for %n cards of another kind %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s) at 2 in all</source>
        <translation>
            <numerusform>%n city at 2 in all</numerusform>
            <numerusform>%n cities at 2 in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) short of 10</source>
        <translation>
            <numerusform>%n point short of 10</numerusform>
            <numerusform>%n points short of 10</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) on the table; hidden cards not shown</source>
        <translation>
            <numerusform>%n point on the table; hidden cards not shown</numerusform>
            <numerusform>%n points on the table; hidden cards not shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), all on the table</source>
        <translation>
            <numerusform>%n point, all on the table</numerusform>
            <numerusform>%n points, all on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) (%1 on the table + %2 hidden)</source>
        <extracomment>%n is the sum of %1 and %2: &quot;7 points (5 on the table + 2 hidden)&quot;</extracomment>
        <translation>
            <numerusform>%n point (%1 on the table + %2 hidden)</numerusform>
            <numerusform>%n points (%1 on the table + %2 hidden)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins now, with %n point(s) on the table (rule 4.2)</source>
        <translation>
            <numerusform>Wins now, with %n point on the table (rule 4.2)</numerusform>
            <numerusform>Wins now, with %n points on the table (rule 4.2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins now: show %n card(s) (rule 4.3)</source>
        <translation>
            <numerusform>Wins now: show %n card (rule 4.3)</numerusform>
            <numerusform>Wins now: show %n cards (rule 4.3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): wins when the own turn starts (rule 4.2)</source>
        <translation>
            <numerusform>%n point: wins when the own turn starts (rule 4.2)</numerusform>
            <numerusform>%n points: wins when the own turn starts (rule 4.2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): wins on the own turn. Whose turn is it? (rule 4.2)</source>
        <translation>
            <numerusform>%n point: wins on the own turn. Whose turn is it? (rule 4.2)</numerusform>
            <numerusform>%n points: wins on the own turn. Whose turn is it? (rule 4.2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), but the game was won before (rule 4.2)</source>
        <translation>
            <numerusform>%n point, but the game was won before (rule 4.2)</numerusform>
            <numerusform>%n points, but the game was won before (rule 4.2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) short of 10 without hidden cards</source>
        <translation>
            <numerusform>%n point short of 10 without hidden cards</numerusform>
            <numerusform>%n points short of 10 without hidden cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On a side branch that leaves the route at %1: from there the longest line through it has %n piece(s), the route&apos;s shorter arm has %2 (rule 1.2).</source>
        <extracomment>%1 is an intersection, %2 a number of pieces, greater than %n</extracomment>
        <translation>
            <numerusform>On a side branch that leaves the route at %1: from there the longest line through it has %n piece, the route&apos;s shorter arm has %2 (rule 1.2).</numerusform>
            <numerusform>On a side branch that leaves the route at %1: from there the longest line through it has %n pieces, the route&apos;s shorter arm has %2 (rule 1.2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest line through it has %n piece(s), fewer than the route (rule 1.2).</source>
        <translation>
            <numerusform>The longest line through it has %n piece, fewer than the route (rule 1.2).</numerusform>
            <numerusform>The longest line through it has %n pieces, fewer than the route (rule 1.2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beyond %1, which interrupts the route (rule 1.8). The longest line on that side has %n piece(s).</source>
        <extracomment>%1 is &quot;Anna&apos;s settlement at g3&quot;</extracomment>
        <translation>
            <numerusform>Beyond %1, which interrupts the route (rule 1.8). The longest line on that side has %n piece.</numerusform>
            <numerusform>Beyond %1, which interrupts the route (rule 1.8). The longest line on that side has %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a separate group of roads, whose longest line has %n piece(s) (rule 1.11).</source>
        <translation>
            <numerusform>In a separate group of roads, whose longest line has %n piece (rule 1.11).</numerusform>
            <numerusform>In a separate group of roads, whose longest line has %n pieces (rule 1.11).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>longroad::MainWindow</name>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n rule broken</numerusform>
            <numerusform>%n rules broken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>longroad::PlayController</name>
    <message numerus="yes">
        <source>This is the new start: %n move(s) dropped.</source>
        <translation>
            <numerusform>This is the new start: %n move dropped.</numerusform>
            <numerusform>This is the new start: %n moves dropped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later move(s) dropped.</source>
        <translation>
            <numerusform>%n later move dropped.</numerusform>
            <numerusform>%n later moves dropped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n later move(s) dropped, Undo brings them back</source>
        <translation>
            <numerusform>%1; %n later move dropped, Undo brings them back</numerusform>
            <numerusform>%1; %n later moves dropped, Undo brings them back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A change makes this the new start and drops the game&apos;s %n move(s).</source>
        <translation>
            <numerusform>A change makes this the new start and drops the game&apos;s %n move.</numerusform>
            <numerusform>A change makes this the new start and drops the game&apos;s %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A move here replaces the %n later one(s).</source>
        <translation>
            <numerusform>A move here replaces the %n later one.</numerusform>
            <numerusform>A move here replaces the %n later ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>longroad::PlayerCard</name>
    <message numerus="yes">
        <source>%n settlement(s)</source>
        <translation>
            <numerusform>%n settlement</numerusform>
            <numerusform>%n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>with the number</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>longroad::VerdictCard</name>
    <message numerus="yes">
        <source>%1, %n Knight(s)</source>
        <translation>
            <numerusform>%1, %n Knight</numerusform>
            <numerusform>%1, %n Knights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>longroad::ViolationsCard</name>
    <message numerus="yes">
        <source>%n rule(s) broken</source>
        <translation>
            <numerusform>%n rule broken</numerusform>
            <numerusform>%n rules broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) not complete yet</source>
        <translation>
            <numerusform>%n thing is not complete yet</numerusform>
            <numerusform>%n things are not complete yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more rule(s) broken</source>
        <translation>
            <numerusform>%n more rule broken</numerusform>
            <numerusform>%n more rules broken</numerusform>
        </translation>
    </message>
</context>
</TS>
