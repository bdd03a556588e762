import { CallAborted, RestError, UpstreamTimeout, UpstreamUnreachable } from './restError.ts';

/** A connection that cannot be made in time is none of these: nothing was asked yet. */
const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/**
 * Runs what asks the upstream, for no longer than the time that there is nor than its client waits.
 *
 * @param patience milliseconds.
 * @throws RestError and nothing else.
 */
export async function within<Answer>(
  { endpoint, signal, patience }: { endpoint: string; signal: AbortSignal; patience: number },
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (signal.aborted) throw new CallAborted(endpoint);
  const controller = new AbortController();
  const abort = () => controller.abort();
  const deadline = setTimeout(abort, patience);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await run(controller.signal);
  } catch (error) {
    if (signal.aborted) throw new CallAborted(endpoint);
    if (error instanceof RestError) throw error;
    if (controller.signal.aborted || timeoutCodes.has(String(codeOf(error)))) {
      throw new UpstreamTimeout(endpoint, { cause: error });
    }
    throw new UpstreamUnreachable(endpoint, { cause: error });
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', abort);
  }
}
