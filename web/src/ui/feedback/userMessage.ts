/** An error whose message is written for users. */
export class UserFacingError extends Error {}

/** The message to show for a thrown error. Never shows the message of an unexpected one. */
export function userMessage(error: unknown): string {
  return error instanceof UserFacingError ? error.message : 'Something went wrong. Please try again.';
}
