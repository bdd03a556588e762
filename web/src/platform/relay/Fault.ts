import { UserFacingError } from '../../ui/feedback/userMessage.ts';

/** A machine-readable code: one of the gateway's, or one of the two that only the browser can detect. */
export type FaultCode = 'NETWORK' | 'UNREADABLE' | (string & {});

/**
 * A failed request, or one failed field of its response. Expected failures of a mutation are data instead.
 */
export class Fault extends UserFacingError {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  /** The gateway's request id, for support; null if there was no response. */
  readonly requestId: string | null;

  constructor(code: FaultCode, message: string, requestId: string | null = null) {
    super(message);
    this.code = code;
    this.requestId = requestId;
  }
}

/** An error of a GraphQL response. */
export interface AnsweredError {
  readonly message: string;
  /** From the root to the field that failed; undefined if the whole request did. */
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: { readonly code?: unknown; readonly requestId?: unknown } | undefined;
}

/** Converts an error of a GraphQL response. */
export function faultOf(error: AnsweredError): Fault {
  const { code, requestId } = error.extensions ?? {};
  return new Fault(
    typeof code === 'string' ? code : 'UNKNOWN',
    error.message,
    typeof requestId === 'string' ? requestId : null,
  );
}

/** Whether a thrown value is a fault with this code. */
export function isFault(error: unknown, code: FaultCode): boolean {
  return error instanceof Fault && error.code === code;
}
