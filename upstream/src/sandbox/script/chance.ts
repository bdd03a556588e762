import { createHash } from 'node:crypto';

/** Returns the next number in [0, 1). */
export type Draw = () => number;

/** A deterministic random number generator, seeded by a seed and a subject. */
export function chance(seed: number, ...about: readonly (string | number)[]): Draw {
  let drawn = 0;
  return () => {
    drawn += 1;
    const hash = createHash('sha256')
      .update([seed, ...about, drawn].join(':'))
      .digest();
    return hash.readUInt32BE() / 2 ** 32;
  };
}
