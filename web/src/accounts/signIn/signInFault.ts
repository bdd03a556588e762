import { userMessage } from '../../ui/feedback/userMessage.ts';
import type { ServerError } from '../../ui/forms/formErrors.ts';

/** The form error of a failed sign-in request. */
export function signInFault(error: unknown): ServerError {
  return {
    path: null,
    message: userMessage(error),
  };
}
