import type { DemoRows } from '../sandbox/demo/demoRow.ts';
import { makeDemo, type DemoOptions } from '../sandbox/demo/makeDemo.ts';

/** Edge cases of calendars and an ordinary moment. */
export const sampleMoments = [
  ['an ordinary afternoon', { seed: 1, now: new Date('2026-06-17T19:20:00Z') }],
  ['the hour in which American clocks go forward', { seed: 2, now: new Date('2026-03-08T08:30:00Z') }],
  ['the hour in which American clocks go back', { seed: 3, now: new Date('2026-11-01T06:30:00Z') }],
  ['the last second of a year', { seed: 4, now: new Date('2026-12-31T23:59:59Z') }],
] as const satisfies readonly (readonly [name: string, options: DemoOptions])[];

const made = new Map<string, DemoRows>();

/** The demo's rows, cached by seed and moment because several test files share them. */
export function sampleDemo({ seed, now }: DemoOptions): DemoRows {
  const key = `${seed}/${now.toISOString()}`;
  const rows = made.get(key) ?? makeDemo({ seed, now });
  made.set(key, rows);
  return rows;
}

/** The value of a timestamp column in epoch milliseconds. */
export function time(value: Date | string | null | undefined): number {
  return value === null || value === undefined ? Number.NaN : new Date(value).getTime();
}
