import { faultMessage } from '../platform/relay/Fault.ts';
import type { ServerError } from '../ui/forms/formErrors.ts';

/** What a sign-in form says when the request itself failed: it concerns no field. */
export function signInFault(error: unknown): ServerError {
  return {
    path: null,
    message: faultMessage(error),
  };
}
