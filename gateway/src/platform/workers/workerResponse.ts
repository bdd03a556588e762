import { z } from 'zod';

const responseSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.int()])).optional(),
        extensions: z.object({ code: z.string(), retryAfterSeconds: z.number().optional() }),
      }),
    )
    .default([]),
});

/** The response to a document that a worker runs. */
export type WorkerResponse = z.infer<typeof responseSchema>;

/** An error of such a response. */
export type ResponseError = WorkerResponse['errors'][number];

/** @throws ZodError for what is not a response of GraphQL */
export function workerResponse(response: unknown): WorkerResponse {
  return responseSchema.parse(response);
}

/** Errors that say something about a field, and come again with the next attempt. */
const fieldCodes = ['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT'];

/** The error of a document that cannot be run, now or later. */
export function documentError({ errors }: WorkerResponse): ResponseError | undefined {
  return errors.find(({ extensions: { code } }) => /^(?:GRAPHQL|DOCUMENT)_/.test(code));
}

/** An error that a later attempt may not have, in the response to a document without a {@link documentError}. */
export function temporaryError({ errors }: WorkerResponse): ResponseError | undefined {
  return errors.find(({ extensions: { code } }) => !fieldCodes.includes(code));
}
