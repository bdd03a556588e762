/** How many may follow changes, and how. */
export interface LiveSettings {
  /** In this process, of all together. */
  readonly mostSubscribers: number;
  /** With one session's token. */
  readonly mostPerSession: number;
  /** From one look to the next where the upstream has no feed. */
  readonly pollSeconds: number;
}
