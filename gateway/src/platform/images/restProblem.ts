import type { ErrorCode } from '../errors/errorCode.ts';
import { restErrorToGraphQL } from '../errors/restErrorToGraphQL.ts';
import { type RestError, UpstreamRefusal, UpstreamTimeout } from '../rest/restError.ts';
import { HttpProblem } from '../server/http/httpProblem.ts';

function statusOf(error: RestError): number {
  if (error instanceof UpstreamRefusal && error.status < 500) return error.status;
  return error instanceof UpstreamTimeout ? 504 : 502;
}

/** A failed call as a response over HTTP: with the words and the status of the upstream, where it refused. */
export function restProblem(error: RestError): HttpProblem {
  const { message, extensions } = restErrorToGraphQL(error);
  return new HttpProblem(statusOf(error), extensions['code'] as ErrorCode, message);
}
