import type { DashboardName } from './dashboardNames.ts';
import { type Figures, measuresOf } from './measures.ts';

/** Positions by the first measure of their dashboard: the worst share first, or the largest cost; those without last. */
export function sortPositions<Position extends { readonly figures: Figures }>(
  name: DashboardName,
  positions: readonly Position[],
): Position[] {
  const [{ key, better }] = measuresOf(name);
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
