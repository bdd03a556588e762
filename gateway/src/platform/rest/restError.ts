/** One error as the API words it; the same shape repeats in `details`. */
export interface WireError {
  /** The API's own code, e.g. "invalid_transition"; "invalid" for legacy shapes, "unknown" when it gave none. */
  readonly code: string;
  readonly message: string;
  /** The field, parameter or permission concerned. */
  readonly target: string | null;
  readonly targetValue: string | number | null;
  readonly details: readonly WireError[];
}

/** The API's error code for "there is nothing to charge". */
export const paymentMethodMissing = 'PAYMENT_METHOD_DOES_NOT_EXIST';

/** Any failed REST call. `endpoint` is the declaration's name; URLs and bodies are never included. */
export abstract class RestError extends Error {
  readonly endpoint: string;

  constructor(endpoint: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.endpoint = endpoint;
  }
}

/** The upstream returned an error status. */
export class UpstreamRefusal extends RestError {
  readonly status: number;
  readonly error: WireError;
  /** From Retry-After; null if the response had none. */
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

  /** Every role might do this, but not an API token, or not one with these scopes. */
  get isTokenRefusal(): boolean {
    return this.error.code === 'scope_missing' || this.error.code === 'session_required';
  }

  /** An earlier request with the same idempotency key still runs. Its response is there soon, for the same request. */
  get isUnderWay(): boolean {
    const { status, error, retryAfterSeconds } = this;
    return status === 409 && error.target === 'Idempotency-Key' && retryAfterSeconds !== null;
  }

  get isNotFound(): boolean {
    return this.status === 404;
  }

  /** The location or organization has no payment method to charge. */
  get isPaymentMethodMissing(): boolean {
    return namesMissingMethod(this.error);
  }
}

function namesMissingMethod({ code, details }: WireError): boolean {
  return code === paymentMethodMissing || details.some(namesMissingMethod);
}

/** No response: the connection was refused, reset, or closed in the middle of the body. */
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

/** The upstream did not respond within the timeout. */
export class UpstreamTimeout extends RestError {
  constructor(endpoint: string, options?: ErrorOptions) {
    super(endpoint, 'The service took too long to answer', options);
  }
}

/**
 * The response does not match the endpoint's schema. `paths` names the locations ("results.3.status"; "$" is the
 * whole response), never the values.
 */
export class UpstreamSchemaError extends RestError {
  readonly paths: readonly string[];

  constructor(endpoint: string, problem: string, paths: readonly string[] = ['$']) {
    super(endpoint, `Unexpected answer of ${endpoint}: ${problem} at ${paths.join(', ')}`);
    this.paths = paths;
  }
}

/** The gateway's client disconnected, so there is no one to respond to. */
export class CallAborted extends RestError {
  constructor(endpoint: string) {
    super(endpoint, 'The request was cancelled');
  }
}

/** Whether the same call may succeed if retried. A refusal is final unless it asks for a retry. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof UpstreamRefusal) || error.status >= 500 || error.status === 429;
}
