import { randomInt } from 'node:crypto';

/** Draws the check-in code of a gig: four digits other than those of `previous`. */
export function drawCheckinCode(previous?: string): string {
  const code = String(randomInt(10_000)).padStart(4, '0');
  return code === previous ? drawCheckinCode(previous) : code;
}
