/** Redis did not answer in time. */
class RedisTimeout extends Error {
  override name = 'RedisTimeout';
}

/**
 * Waits for an answer.
 *
 * @throws RedisTimeout when it does not come in time. An answer that has come, and that this process was too busy to read,
 * is in time.
 */
export function answeredWithin<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // After a timer, the event loop reads what has arrived before it gets to an immediate.
    const timer = setTimeout(() => setImmediate(reject, new RedisTimeout()), milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Why Redis cannot be used, in a word that can be logged: a code of the network or the first word of a refusal.
 * Messages can have anything in them.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof RedisTimeout) return 'timeout';
  if (!(error instanceof Error)) return 'closed';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{2,20}(?= )/.exec(error.message)?.[0] ?? 'closed';
}
