import { callFailure } from './callFailure.ts';
import { CallAborted, RestError, UpstreamTimeout } from './restError.ts';

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
    const isLate = controller.signal.aborted && !(error instanceof RestError);
    throw isLate ? new UpstreamTimeout(endpoint, { cause: error }) : callFailure(endpoint, error);
  } finally {
    clearTimeout(deadline);
    signal.removeEventListener('abort', abort);
  }
}
