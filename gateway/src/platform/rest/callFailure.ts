import { RestError, UpstreamTimeout, UpstreamUnreachable } from './restError.ts';

/** A connection that cannot be made in time is none of these: nothing was asked yet. */
const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** How a call failed, by the error of the HTTP client. */
export function callFailure(endpoint: string, error: unknown): RestError {
  if (error instanceof RestError) return error;
  const Failure = timeoutCodes.has(String(codeOf(error))) ? UpstreamTimeout : UpstreamUnreachable;
  return new Failure(endpoint, { cause: error });
}
