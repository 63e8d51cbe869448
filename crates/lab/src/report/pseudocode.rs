//! The algorithms as in the textbooks, in words that are the same in every language.

/// The pseudocode of an algorithm.
pub(super) fn pseudocode(algorithm: &str) -> Option<&'static str> {
    Some(match algorithm {
        "minimax" => MINIMAX,
        "negamax" => NEGAMAX,
        "alpha-beta" => ALPHA_BETA,
        "pvs" => PVS,
        "deepening" => DEEPENING,
        "mtdf" => MTDF,
        "mcts" => MCTS,
        "pns" => PNS,
        _ => return None,
    })
}

const MINIMAX: &str = "\
minimax(node, depth):
    if depth = 0 or game over:
        return value(node)
    if node is MAX:
        return max over moves m of minimax(node after m, depth − 1)
    else:
        return min over moves m of minimax(node after m, depth − 1)";

const NEGAMAX: &str = "\
negamax(node, depth):
    if depth = 0 or game over:
        return value(node)
    best ← −∞
    for each move m:
        best ← max(best, −negamax(node after m, depth − 1))
    return best";

const ALPHA_BETA: &str = "\
alphabeta(node, depth, α, β):
    if depth = 0 or game over:
        return value(node)
    best ← −∞
    for each move m:
        best ← max(best, −alphabeta(node after m, depth − 1, −β, −α))
        α ← max(α, best)
        if α ≥ β:
            break
    return best";

const PVS: &str = "\
pvs(node, depth, α, β):
    if depth = 0 or game over:
        return value(node)
    best ← −∞
    for each move m:
        if m is the first move:
            v ← −pvs(node after m, depth − 1, −β, −α)
        else:
            v ← −pvs(node after m, depth − 1, −α − 1, −α)
            if α < v < β:
                v ← −pvs(node after m, depth − 1, −β, −α)
        best ← max(best, v)
        α ← max(α, v)
        if α ≥ β:
            break
    return best";

const DEEPENING: &str = "\
deepening(root, limit):
    for depth = 1, 2, …, limit:
        value ← search(root, depth, −∞, +∞)
    return value

search(node, depth, α, β):
    if depth = 0 or game over:
        return value(node)
    if table answers (node, depth, α, β):
        return table value
    best ← −∞
    for each move m, the move from the table first:
        v ← as in pvs, with search
        best ← max(best, v)
        α ← max(α, v)
        if α ≥ β:
            break
    table[node] ← (depth, best, bound, best move)
    return best";

const MTDF: &str = "\
mtdf(root, limit):
    f ← 0
    for depth = 1, 2, …, limit:
        lower ← −∞
        upper ← +∞
        while lower < upper:
            if f = lower:
                f ← f + 1
            v ← search(root, depth, f − 1, f)
            if v < f:
                upper ← v
            else:
                lower ← v
            f ← v
    return f";

const MCTS: &str = "\
mcts(root):
    while bounds of root differ:
        node ← root
        while node has been expanded:
            node ← child with the largest  mean + c · √(ln N(node) / N(child))
        expand node
        play a random game from node
        for each node on the path:
            update its mean and its bounds";

const PNS: &str = "\
pns(root, threshold):
    while root is neither proven nor disproven:
        node ← root
        while node has been expanded:
            node ← OR node:  child with the smallest proof number
                   AND node: child with the smallest disproof number
        expand node
        for each node on the path:
            OR node:  proof ← min of children,  disproof ← sum of children
            AND node: proof ← sum of children,  disproof ← min of children
    return value(root) ≥ threshold";

#[cfg(test)]
mod tests {
    use super::*;
    use gametree::Algorithm;

    #[test]
    fn every_algorithm_has_pseudocode_that_fits_a_page() {
        for algorithm in Algorithm::ALL {
            let code = pseudocode(algorithm.name()).unwrap();
            assert!(code.lines().all(|line| line.chars().count() <= 80), "{algorithm}");
        }
    }
}
