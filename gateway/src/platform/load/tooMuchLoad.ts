import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../errors/errorCode.ts';

/** The error of a request whose caller has used up its share; the header is for clients that read no GraphQL. */
export function tooMuchLoad(retryAfterSeconds: number): GraphQLError {
  const code: ErrorCode = 'RATE_LIMITED';
  const http = { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } };
  return new GraphQLError('You have sent too much work at once. Try again later.', {
    extensions: { code, retryAfterSeconds, http },
  });
}
