/** What operators count, beside requests. No value holds anything that a person typed. */
export type Counters = {
  /** A delivery of a webhook ended: `delivered`, `failed` or `skipped`. */
  deliveryEnded: (outcome: string) => void;
  /** A webhook was paused for a reason other than its maker. */
  webhookPaused: (reason: string) => void;
  /** The change feed forgot events before any process made deliveries of them. */
  eventsLost: (count: number) => void;
  /** An export ended: `completed`, `failed` or `canceled`. */
  exportEnded: (outcome: string) => void;
  /** A job of due work failed, or a step of it for one item. Both are retried. */
  workFailed: (job: string) => void;
};
