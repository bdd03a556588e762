import { ChunkSet, type EntryLoad } from './chunkSet.ts';
import type { Unit } from './unit.ts';

interface Pair {
  readonly one: Unit;
  readonly other: Unit;
  /** What joining them saves; until it is exact, at most. */
  readonly gain: number;
  readonly isExact: boolean;
}

/**
 * Joins units to chunks as long as the requests that this saves are worth more than the bytes that some entries then load
 * without need, the most useful pair first.
 */
export function joinUnits(units: readonly Unit[], load: EntryLoad): readonly Unit[] {
  const chunks = new ChunkSet(units, load);
  const pairsOf = (one: Unit, others: readonly Unit[]): Pair[] =>
    others
      .filter((other) => other !== one && other.isOfFrame === one.isOfFrame)
      .map((other) => ({ one, other, gain: chunks.gainAtMost(one, other), isExact: false }))
      .filter(({ gain }) => gain > 0);
  let pairs = units.flatMap((unit, index) => pairsOf(unit, units.slice(index + 1)));
  for (let best = largest(pairs); best; best = largest(pairs)) {
    const { one, other, isExact } = best;
    const rest = pairs.filter((pair) => pair !== best);
    if (isExact) {
      const isLeft = (pair: Pair) => ![one, other].some((gone) => gone === pair.one || gone === pair.other);
      pairs = [...rest.filter(isLeft), ...pairsOf(chunks.join(one, other), chunks.all)];
    } else {
      const gain = chunks.gainOf(one, other);
      pairs = gain > 0 ? [...rest, { one, other, gain, isExact: true }] : rest;
    }
  }
  return chunks.all;
}

function largest(pairs: readonly Pair[]): Pair | undefined {
  return pairs.reduce<Pair | undefined>(
    (best, pair) => (best && best.gain >= pair.gain ? best : pair),
    undefined,
  );
}
