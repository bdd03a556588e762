/** The ways in that begin elsewhere and end at `/auth/callback/{type}`: a link in an e-mail, and a directory. */
const callbackTypes = ['magic-link', 'sso'] as const;

export type CallbackType = (typeof callbackTypes)[number];

/** The type that stands in an address; null for one that nobody knows. */
export function callbackType(text: string): CallbackType | null {
  return callbackTypes.find((type) => type === text) ?? null;
}
