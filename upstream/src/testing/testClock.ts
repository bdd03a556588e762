import type { Clock } from '../clock.ts';

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & {
  /** Moves on by so many minutes; a negative number moves back. */
  advance(minutes: number): void;
  /** Moves to an instant. */
  set(instant: Date | string): void;
};

/** A clock that stands at an instant. */
export function testClock(start: Date | string): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    advance: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    set: (instant) => {
      now = new Date(instant);
    },
  };
}
