import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../errors/errorCode.ts';

const code: ErrorCode = 'RATE_LIMITED';

/** The error of a request whose caller has used up its share; the header is for clients that read no GraphQL. */
export class TooMuchLoad extends GraphQLError {
  readonly http: { readonly status: number; readonly headers: Readonly<Record<string, string>> };

  constructor(retryAfterSeconds: number) {
    const http = { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } };
    super('You have sent too much work at once. Try again later.', {
      extensions: { code, retryAfterSeconds, http },
    });
    this.http = http;
  }
}
