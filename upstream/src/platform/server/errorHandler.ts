import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ApiError, notFound } from '../errors.ts';

/** Answers every failure with an error body, and nothing of the inside with it. */
export function handleErrors(server: FastifyInstance): void {
  server.setNotFoundHandler((_request, reply) => sendError(reply, notFound()));
  server.setErrorHandler((error: unknown, request, reply) => {
    const apiError = toApiError(error);
    if (apiError.status >= 500) request.log.error({ failure: describeFailure(error) }, 'request failed');
    return sendError(reply, apiError);
  });
}

/** Sends an error body. */
export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  const { retryAfterSeconds } = error.extras;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  // Sent as text: an error body must not be held against the schema of the answer that did not come about.
  return reply
    .code(error.status)
    .header('x-request-id', reply.request.id)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((body: string) => body)
    .send(JSON.stringify({ error: error.toDetail() }));
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isFastifyError(error)) {
    if (error.statusCode === 413) return new ApiError('payload_too_large', 'The body is larger than 1 MB.');
    if (error.statusCode === 415)
      return new ApiError('unsupported_media_type', 'Send the body as application/json.');
    if (error.statusCode === 400) return new ApiError('invalid', 'The request cannot be read.');
    if (error.statusCode === 404) return notFound();
  }
  return new ApiError('unknown', 'Unknown error');
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error;
}

/** What a log may know of a failure: messages quote values, and values may be personal. */
function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    // An answer that does not fit its schema: where, and how.
    ...(error.cause instanceof z.core.$ZodError && {
      misfits: error.cause.issues.map(({ code, path }) => `${path.join('.')}: ${code}`),
    }),
    frames: (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')),
  };
}
