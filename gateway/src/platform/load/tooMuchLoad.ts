import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../errors/errorCode.ts';

const code: ErrorCode = 'RATE_LIMITED';

/** What a caller reads that has used up its share. */
export function refusalOf(retryAfterSeconds: number) {
  return {
    message: 'You have sent too much work at once. Try again later.',
    extensions: { code, retryAfterSeconds },
  };
}

/** For clients that read no GraphQL. */
export function refusalHttp(retryAfterSeconds: number) {
  return { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } };
}

/** The error of a request whose caller has used up its share. */
export class TooMuchLoad extends GraphQLError {
  readonly http: ReturnType<typeof refusalHttp>;

  constructor(retryAfterSeconds: number) {
    const { message, extensions } = refusalOf(retryAfterSeconds);
    const http = refusalHttp(retryAfterSeconds);
    super(message, { extensions: { ...extensions, http } });
    this.http = http;
  }
}
