/** Milliseconds since 1970 by the monotonic clock: the clock of the day may jump back. */
const sinceEpoch = () => performance.timeOrigin + performance.now();

/**
 * Cursors of polled changes. Each is larger than all before it, also those of sources that have ended and, as far as the
 * clock at their start allows, of earlier processes: a source must not take the cursor of another for its own.
 */
export function pollCursors(now: () => number = sinceEpoch): () => number {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor(now()));
    return last;
  };
}
