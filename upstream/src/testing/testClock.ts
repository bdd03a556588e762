import { type Clock, createClock } from '../platform/clock.ts';

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & {
  /** Moves the system's time on by so many minutes; a negative number moves it back. */
  advance(minutes: number): void;
  /** Moves the system's time to an instant, and takes back whatever the sandbox has moved. */
  set(instant: Date | string): void;
};

/** A clock that stands at an instant. */
export function testClock(start: Date | string): TestClock {
  let now = new Date(start);
  const clock = createClock(() => new Date(now));
  return {
    now: () => clock.now(),
    systemNow: () => clock.systemNow(),
    get offset() {
      return clock.offset;
    },
    move: (offset) => clock.move(offset),
    advance: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    set: (instant) => {
      now = new Date(instant);
      clock.move(0);
    },
  };
}
