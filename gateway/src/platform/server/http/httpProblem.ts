import type { OutgoingHttpHeaders } from 'node:http';
import type { ErrorCode } from '../../errors/errorCode.ts';

/** A request that is refused before GraphQL sees it; answered as a GraphQL error with an HTTP status. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: OutgoingHttpHeaders;

  constructor(status: number, code: ErrorCode, message: string, headers: OutgoingHttpHeaders = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
