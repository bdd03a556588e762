import { type Clock, createClock } from '../platform/clock.ts';

/** A clock that moves only when a test moves it. */
export type TestClock = Clock & {
  /** Moves the system time by minutes; negative to move it back. */
  advance(minutes: number): void;
  /** Sets the system time and resets the offset of the sandbox. */
  set(instant: Date | string): void;
};

/** A clock stopped at an instant. */
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
