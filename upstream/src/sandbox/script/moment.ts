import type { Draw } from './chance.ts';

/** Minutes in milliseconds. */
export const minutes = 60_000;

/** Pros act at full five minutes: a long move of the clock then stops 288 times a day at most. */
const grid = 5 * minutes;

/** The first full five minutes at or after an instant in milliseconds. */
export function onGrid(milliseconds: number): Date {
  return new Date(Math.ceil(milliseconds / grid) * grid);
}

/** A moment from `from` to `to` minutes after an instant. */
export function momentAfter(draw: Draw, instant: Date, [from, to]: readonly [number, number]): Date {
  return onGrid(instant.getTime() + (from + draw() * (to - from)) * minutes);
}

/** The moment, or one well before the limit when it would be too late. Null when there is no time left for it. */
export function before(limit: Date | null, now: Date, moment: Date): Date | null {
  if (limit === null || moment < limit) return moment;
  const midway = new Date(Math.floor((now.getTime() + limit.getTime()) / 2 / grid) * grid);
  return midway > now ? midway : null;
}
