import { GraphQLError } from 'graphql';
import type { ErrorCode } from './errorCode.ts';

/**
 * The error of a whole request, with the HTTP status that it is answered by. Never for a field: one field's error
 * must not rule over the answer of the others.
 *
 * @param facts join the code in `extensions`.
 * @param headers of the HTTP response.
 */
export function requestError(
  status: number,
  code: ErrorCode,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
  headers?: Readonly<Record<string, string>>,
): GraphQLError {
  return new GraphQLError(message, {
    extensions: { ...facts, code, http: { status, ...(headers && { headers }) } },
  });
}
