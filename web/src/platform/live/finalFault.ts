import { Fault } from '../relay/Fault.ts';

/** Errors that a retry cannot fix. */
const finalCodes: readonly string[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'];

/** Whether the same request would fail in the same way. */
export function isFinalFault(error: unknown): boolean {
  return error instanceof Fault && finalCodes.includes(error.code);
}
