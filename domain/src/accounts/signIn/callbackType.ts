/** The ways in that begin elsewhere and end at `/auth/callback/{type}`: a link in an email, and a directory. */
const callbackTypes = ['magic-link', 'sso'] as const;

export type CallbackType = (typeof callbackTypes)[number];

/** The type in a callback URL; null if it is unknown. */
export function callbackType(text: string): CallbackType | null {
  return callbackTypes.find((type) => type === text) ?? null;
}
