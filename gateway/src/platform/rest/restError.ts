/** One error as the API words it; the same shape repeats in `details`. */
export interface WireError {
  /** The API's own code, e.g. "invalid_transition"; "invalid" for legacy shapes, "unknown" when it gave none. */
  readonly code: string;
  readonly message: string;
  /** The field, parameter or permission that is meant. */
  readonly target: string | null;
  readonly targetValue: string | number | null;
  readonly details: readonly WireError[];
}

/** The API's id of "there is nothing to charge". */
export const paymentMethodMissing = 'PAYMENT_METHOD_DOES_NOT_EXIST';

/** Any failed REST call. `endpoint` is the declaration's name; neither a URL nor a body is ever kept. */
export abstract class RestError extends Error {
  readonly endpoint: string;

  constructor(endpoint: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.endpoint = endpoint;
  }
}

/** The upstream answered with an error status. */
export class UpstreamRefusal extends RestError {
  readonly status: number;
  readonly error: WireError;
  /** From Retry-After; null when the answer had none. */
  readonly retryAfterSeconds: number | null;

  constructor(endpoint: string, status: number, error: WireError, retryAfterSeconds: number | null = null) {
    super(endpoint, error.message);
    this.status = status;
    this.error = error;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get isUnauthenticated(): boolean {
    return this.status === 401;
  }

  get isForbidden(): boolean {
    return this.status === 403;
  }

  get isNotFound(): boolean {
    return this.status === 404;
  }

  /** The location or organization has no payment method to charge. */
  get isPaymentMethodMissing(): boolean {
    return [this.error, ...this.error.details].some(({ code }) => code === paymentMethodMissing);
  }
}

/** No answer: connection refused, reset, or cut off in the middle of the body. */
export class UpstreamUnreachable extends RestError {
  constructor(endpoint: string, options?: ErrorOptions) {
    super(endpoint, 'Network Error', options);
  }
}

/** The circuit breaker is open: the upstream failed too often, and the call was not made. */
export class UpstreamSuspended extends RestError {
  constructor(endpoint: string) {
    super(endpoint, 'Network Error');
  }
}

/** The upstream did not answer within the time allowed. */
export class UpstreamTimeout extends RestError {
  constructor(endpoint: string, options?: ErrorOptions) {
    super(endpoint, 'The service took too long to answer', options);
  }
}

/**
 * The answer is not what the endpoint's declaration says. `paths` names the places ("results.3.status"; "$" is the
 * whole answer), never what stood there.
 */
export class UpstreamSchemaError extends RestError {
  readonly paths: readonly string[];

  constructor(endpoint: string, problem: string, paths: readonly string[] = ['$']) {
    super(endpoint, `Unexpected answer of ${endpoint}: ${problem} at ${paths.join(', ')}`);
    this.paths = paths;
  }
}

/** The client of the gateway went away; nobody is left to tell. */
export class CallAborted extends RestError {
  constructor(endpoint: string) {
    super(endpoint, 'The request was cancelled');
  }
}

/** Whether the same call may well succeed a moment later. A refusal stands, unless it asks to come back. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof UpstreamRefusal) || error.status >= 500 || error.status === 429;
}
