import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { ApiError, notFound } from '../errors.ts';
import { describeFailure } from './describeFailure.ts';

/** Responds to every failure with an error body that reveals no internals. */
export function handleErrors(server: FastifyInstance): void {
  server.setNotFoundHandler((_request, reply) => sendError(reply, notFound()));
  server.setErrorHandler((error: unknown, request, reply) => {
    const apiError = toApiError(error);
    if (apiError.status >= 500 || apiError.code === 'invariant')
      request.log.error({ failure: describeFailure(error) }, 'request failed');
    return sendError(reply, apiError);
  });
}

/** Sends an error body. */
export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  const { retryAfterSeconds } = error.extras;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  // Sent as text, so that the error body is not validated against the schema of the success response.
  return reply
    .code(error.status)
    .header('x-request-id', reply.request.id)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body: string) => body)
    .send(JSON.stringify({ error: error.toDetail() }));
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isCheckViolation(error)) {
    return new ApiError('invariant', 'This would break a rule of the data. Nothing was changed.');
  }
  if (isFastifyError(error)) {
    if (error.statusCode === 413) return new ApiError('payload_too_large', 'The body is larger than 1 MB.');
    if (error.statusCode === 415)
      return new ApiError('unsupported_media_type', 'Send the body as application/json.');
    if (error.statusCode === 400) return new ApiError('invalid', 'The request cannot be read.');
    if (error.statusCode === 404) return notFound();
  }
  return new ApiError('unknown', 'Unknown error');
}

/** No request should get this far: a check of the database stopped what the rules of the routes let pass. */
function isCheckViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23514';
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error;
}
