/** How much of the service one caller may take. */
export interface LoadSettings {
  /** Cost of the operations of one caller that run at once. */
  readonly costAtOncePerCaller: number;
  /** Operations of one caller that may wait for their turn. */
  readonly waitingPerCaller: number;
  /** REST calls that run at once, of all callers and of one. */
  readonly callsAtOnce: number;
  readonly callsAtOncePerCaller: number;
  /** Seconds of REST calls that one caller may use at once, and those that each second earns. */
  readonly callSeconds: number;
  readonly callSecondsPerSecond: number;
  /** The part of these seconds that the API token of an account can use by itself, 0 to 1. */
  readonly tokenPart: number;
  /** Seconds that one call takes from its caller at most: a longer one says more about the REST API than about the caller. */
  readonly longestChargedSeconds: number;
}

export const defaultLoadSettings: LoadSettings = {
  costAtOncePerCaller: 20_000,
  waitingPerCaller: 50,
  callsAtOnce: 64,
  callsAtOncePerCaller: 8,
  callSeconds: 120,
  callSecondsPerSecond: 4,
  tokenPart: 0.5,
  longestChargedSeconds: 5,
};
