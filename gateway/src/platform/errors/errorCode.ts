/**
 * Every value that `extensions.code` of a GraphQL error can have, and what it means. The list is closed: clients
 * may rely on it.
 */
export const errorCodes = {
  UNAUTHENTICATED:
    'The caller is signed out, or the session has ended. Sign in and try again. `reason` says why an API token is refused.',
  FORBIDDEN:
    'The caller may know of this but not do or see it. `permission` or, for an API token, `scope` names what is missing.',
  NOT_FOUND: 'There is no such thing, or the caller may not know of it.',
  BAD_USER_INPUT: 'An argument is out of range or malformed. `argument` names it.',
  CONFLICT: 'The state of the object has changed since it was read, or does not allow this.',
  RATE_LIMITED: 'Too many requests. `retryAfterSeconds` says when to come back.',
  UPSTREAM_UNAVAILABLE: 'The service behind the gateway cannot be reached or failed. Trying later may help.',
  UPSTREAM_TIMEOUT: 'The service behind the gateway took too long. Trying later may help.',
  UPSTREAM_INVALID: 'The service behind the gateway answered something unexpected.',
  INVARIANT: 'The service behind the gateway found its own rules violated.',
  GRAPHQL_PARSE_FAILED: 'The document is not GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema.',
  PERSISTED_DOCUMENT_NOT_FOUND: 'No document is stored under this id.',
  DOCUMENT_TOO_LARGE: 'The document has too many characters or tokens.',
  DOCUMENT_TOO_DEEP: 'The selections of the document are nested too deeply.',
  DOCUMENT_TOO_COMPLEX: 'The document has too many aliases or root fields, or would cost too much.',
  BAD_REQUEST: 'The HTTP request is not a GraphQL request that this server takes.',
  INTERNAL: 'A fault of the gateway. The request id finds it in the log.',
} as const satisfies Record<string, string>;

/** A value of `extensions.code`. */
export type ErrorCode = keyof typeof errorCodes;

/** Whether a code is of the closed list. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code);
}
