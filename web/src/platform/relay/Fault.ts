/** What went wrong, for code: one of the gateway's codes, or one of the two that only the browser can know. */
export type FaultCode = 'NETWORK' | 'UNREADABLE' | (string & {});

/**
 * A request, or one field of its answer, that failed for another reason than what the person typed. Expected failures
 * of a mutation are data instead.
 */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  /** The gateway's id of the request, for support; null when no answer came. */
  readonly requestId: string | null;

  constructor(code: FaultCode, message: string, requestId: string | null = null) {
    super(message);
    this.code = code;
    this.requestId = requestId;
  }
}

/** An error as GraphQL answers it, as far as the app reads it. */
export interface AnsweredError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown; readonly requestId?: unknown } | undefined;
}

/** The fault that an answered error means. */
export function faultOf(error: AnsweredError): Fault {
  const { code, requestId } = error.extensions ?? {};
  return new Fault(
    typeof code === 'string' ? code : 'UNKNOWN',
    error.message,
    typeof requestId === 'string' ? requestId : null,
  );
}

/** Whether something thrown is a fault of this code. */
export function isFault(error: unknown, code: FaultCode): boolean {
  return error instanceof Fault && error.code === code;
}

/** What to tell people of something thrown: what a fault says, and nothing of what a program does. */
export function faultMessage(error: unknown): string {
  return error instanceof Fault ? error.message : 'Something went wrong. Please try again.';
}
