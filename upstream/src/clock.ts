/** The one source of the current time. Nothing else in this package asks the system for it. */
export type Clock = {
  /** The current instant. */
  now(): Date;
};

/** The system's time. */
export const systemClock: Clock = { now: () => new Date() };
