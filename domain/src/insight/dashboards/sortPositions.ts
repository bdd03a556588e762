import type { Figures, Measure } from './measures.ts';

/** Positions by a measure: the worst share first, or the largest amount; those without last. */
export function sortPositions<Position extends { readonly figures: Figures }>(
  { key, better }: Measure,
  positions: readonly Position[],
): Position[] {
  const rank = ({ figures }: Position) => {
    const value = figures[key];
    if (value == null) return Infinity;
    return better === 'more' ? value : -value;
  };
  return positions.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  });
}
