import { callFailure } from './callFailure.ts';
import { CallAborted, RestError, UpstreamTimeout } from './restError.ts';

/**
 * Runs a call of the upstream with a timeout, and aborts it when the client disconnects.
 *
 * @throws RestError and nothing else.
 */
export async function within<Answer>(
  { endpoint, signal, timeoutMs }: { endpoint: string; signal: AbortSignal; timeoutMs: number },
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  if (signal.aborted) throw new CallAborted(endpoint);
  const controller = new AbortController();
  const abort = () => controller.abort();
  const deadline = setTimeout(abort, timeoutMs);
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
