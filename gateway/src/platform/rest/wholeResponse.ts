import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { callFailure } from './callFailure.ts';
import { CallAborted, UpstreamSchemaError, UpstreamTimeout, type RestError } from './restError.ts';

/** A response that was read to its end. */
export interface WholeResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface WholeResponseOptions {
  /** Names the call in errors. */
  readonly endpoint: string;
  /** Aborted when the gateway's client disconnects. */
  readonly signal: AbortSignal;
  /** The timeout for the whole exchange, in milliseconds. */
  readonly timeoutMs: number;
  /** The limit for the body. */
  readonly maxBytes: number;
}

/**
 * Makes a request and reads its response as text, once. The body is not read piece by piece, so that it needs none of
 * the streams, signals and iterators that `request` of undici creates for each call.
 *
 * @throws RestError and nothing else.
 */
export function wholeResponse(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { endpoint, signal, timeoutMs, maxBytes }: WholeResponseOptions,
): Promise<WholeResponse> {
  if (signal.aborted) return Promise.reject(new CallAborted(endpoint));
  const { promise, resolve, reject } = Promise.withResolvers<WholeResponse>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  let head = { status: 0, headers: {} as IncomingHttpHeaders };
  let controller: Dispatcher.DispatchController | null = null;
  let failure: RestError | null = null;

  const fail = (error: RestError) => {
    if (failure !== null) return;
    failure = error;
    stopWaiting();
    reject(error);
    controller?.abort(error);
  };
  const leave = () => fail(new CallAborted(endpoint));
  const deadline = setTimeout(() => fail(new UpstreamTimeout(endpoint)), timeoutMs);
  signal.addEventListener('abort', leave);
  const stopWaiting = () => {
    clearTimeout(deadline);
    signal.removeEventListener('abort', leave);
  };

  dispatcher.dispatch(request, {
    onRequestStart(started) {
      controller = started;
      // It failed while it waited for a connection.
      if (failure !== null) started.abort(failure);
    },
    onResponseStart(_, status, headers) {
      head = { status, headers };
    },
    onResponseData(_, chunk) {
      // A Content-Length header may be absent or wrong.
      bytes += chunk.byteLength;
      // Destroys the connection, and fails the request with it.
      if (bytes > maxBytes) throw new UpstreamSchemaError(endpoint, `more than ${maxBytes} bytes`);
      chunks.push(chunk);
    },
    onResponseEnd() {
      stopWaiting();
      resolve({ ...head, text: textOf(chunks, bytes) });
    },
    onResponseError: (_, error) => fail(callFailure(endpoint, error)),
  });
  return promise;
}

/** Most bodies arrive in one piece. */
function textOf(chunks: readonly Buffer[], bytes: number): string {
  const [first] = chunks;
  const body = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, bytes);
  return body.toString('utf8');
}
