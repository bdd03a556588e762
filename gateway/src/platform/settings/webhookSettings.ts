/** How this gateway delivers webhooks. All times are milliseconds. */
export interface WebhookSettings {
  /** What it shares with the REST API; null when it delivers none. */
  readonly workerSecret: string | null;
  /** Whether webhooks may call this machine; other addresses have to be public anyway. */
  readonly allowsLoopback: boolean;
  /** How often it looks for deliveries that are due. */
  readonly claimInterval: number;
  /** The same while the REST API has no webhooks. */
  readonly absentInterval: number;
  /** Reading a payload, and then sending it: how long each may take. Half of a lease at most. */
  readonly deliveryTimeout: number;
  /** Deliveries that are under way at once. */
  readonly atOnce: number;
}

export const defaultWebhookSettings: Omit<WebhookSettings, 'workerSecret' | 'allowsLoopback'> = {
  claimInterval: 2_000,
  absentInterval: 300_000,
  deliveryTimeout: 20_000,
  atOnce: 16,
};
