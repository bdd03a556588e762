/** What happened in a run. */
export type Tally = {
  requests: number;
  /** Requests that were sent a second time at the same moment, with their own key. */
  duplicates: number;
  /** Requests for the same work at the same moment, with another key. */
  otherWindows: number;
  lostResponses: number;
  retries: number;
  kills: number;
  declines: number;
};

/** Nothing has happened. */
export const emptyTally = (): Tally => ({
  requests: 0,
  duplicates: 0,
  otherWindows: 0,
  lostResponses: 0,
  retries: 0,
  kills: 0,
  declines: 0,
});
