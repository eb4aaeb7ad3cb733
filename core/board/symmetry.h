// SPDX-FileCopyrightText: 2026 The Longroad authors
// SPDX-License-Identifier: MIT

#pragma once

#include "core/board/topology.h"

namespace longroad
{

/// A turn or mirror image of a board onto itself: where each place goes. No rule of counting can
/// depend on it, which makes it the source of many cheap tests.
class Symmetry
{
public:
    VertexId operator()(VertexId vertex) const;
    EdgeId operator()(EdgeId edge) const;
    HexId operator()(HexId hex) const;

private:
    friend std::vector<Symmetry> symmetries(const Topology& topology);

    std::vector<VertexId> m_vertices;
    std::vector<EdgeId> m_edges;
    std::vector<HexId> m_hexes;
};

/// All of them, the one that moves nothing first: 12 for the base board, 4 for the extended one.
std::vector<Symmetry> symmetries(const Topology& topology);

} // namespace longroad
