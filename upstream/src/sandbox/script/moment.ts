import type { Draw } from './chance.ts';

/** Converts minutes to milliseconds. */
export const minutes = 60_000;

/** Pros act at multiples of five minutes, so that a long move of the clock stops at most 288 times a day. */
const grid = 5 * minutes;

/** Rounds an instant in milliseconds up to a multiple of five minutes. */
export function onGrid(milliseconds: number): Date {
  return new Date(Math.ceil(milliseconds / grid) * grid);
}

/** A random moment from `from` to `to` minutes after an instant. */
export function momentAfter(draw: Draw, instant: Date, [from, to]: readonly [number, number]): Date {
  return onGrid(instant.getTime() + (from + draw() * (to - from)) * minutes);
}

/** The moment, or an earlier one well before the limit if it is too late. Null if no time is left. */
export function before(limit: Date | null, now: Date, moment: Date): Date | null {
  if (limit === null || moment < limit) return moment;
  const midway = new Date(Math.floor((now.getTime() + limit.getTime()) / 2 / grid) * grid);
  return midway > now ? midway : null;
}
