/** The only source of the current time in this package. */
export type Clock = {
  /** The current time of the marketplace, which the sandbox can move. */
  now(): Date;
  /** The system time, that of the database, which the sandbox never moves. Security limits (sessions, codes, throttling) use it. */
  systemNow(): Date;
  /** How far the marketplace is ahead of the system, in milliseconds; 0 in production. */
  readonly offset: number;
  /** Sets the offset, in milliseconds. */
  move(offset: number): void;
};

/** A clock that follows the system clock until it is moved. */
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
