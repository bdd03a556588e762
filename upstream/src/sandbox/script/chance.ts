import { createHash } from 'node:crypto';

/** Draws the next number, from 0 up to but not including 1. */
export type Draw = () => number;

/** Numbers that look random and follow from the seed and from what they are about: the same again and again. */
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
