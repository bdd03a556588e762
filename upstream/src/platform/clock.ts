/** The one source of the current time. Nothing else in this package asks the system for it. */
export type Clock = {
  /** The current instant of the marketplace, which the sandbox can move. */
  now(): Date;
  /** The system's time, which nobody moves: what protects somebody (sessions, codes, limits) goes by it. */
  systemNow(): Date;
  /** By how many milliseconds the marketplace is ahead of the system; 0 in production. */
  readonly offset: number;
  /** Sets the offset, in milliseconds. */
  move(offset: number): void;
};

/** A clock that goes as the system's until it is moved. */
export function createClock(systemNow: () => Date = () => new Date()): Clock {
  let offset = 0;
  return {
    now: () => new Date(systemNow().getTime() + offset),
    systemNow,
    get offset() {
      return offset;
    },
    move: (milliseconds) => {
      offset = milliseconds;
    },
  };
}
