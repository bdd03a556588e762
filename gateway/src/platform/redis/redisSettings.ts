/** How this gateway uses Redis. All times are milliseconds. */
export interface RedisSettings {
  /** With the password. */
  readonly url: string;
  /** Beginning of each key, so that installations can share a server. */
  readonly prefix: string;
  /** How long an answer may take, also the first one. */
  readonly timeout: number;
  /** From one batch to the next. */
  readonly batchInterval: number;
  /** From one batch to the next while there is nothing to send. */
  readonly idleInterval: number;
  /** Before the first further attempt to connect; then twice as long each time. */
  readonly firstPause: number;
  readonly longestPause: number;
}

export const defaultRedisSettings: Omit<RedisSettings, 'url' | 'prefix'> = {
  timeout: 500,
  batchInterval: 100,
  idleInterval: 5_000,
  firstPause: 200,
  longestPause: 5_000,
};
