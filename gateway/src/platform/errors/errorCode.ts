import type { CatalogueEntry } from './catalogueEntry.ts';

/**
 * Every value that `extensions.code` of a GraphQL error can have. The list is closed: clients may rely on it. The
 * schema's `errorCatalogue` and the guide to errors are made from it.
 */
export const errorCodes = {
  UNAUTHENTICATED: {
    meaning:
      'The caller is signed out, the session has ended, or the API token is refused; `reason` says why a token is: `TOKEN_INVALID`, `TOKEN_EXPIRED`, `TOKEN_REVOKED` or `TOKEN_NETWORK`.',
    whatToDo: 'Sign in again, or use a valid API token.',
    occursIn:
      'Any field but the public root fields, and any ad-hoc document of a signed-out caller that selects others.',
  },
  FORBIDDEN: {
    meaning:
      'The caller may know of the object but not read or change it; `permission` names the missing permission, `scope` the missing scope of an API token.',
    whatToDo: 'Ask an admin of the location for the permission, or make a token with the scope.',
    occursIn: 'Fields that need a role, and all fields that a scope of a token does not cover.',
  },
  NOT_FOUND: {
    meaning: 'The object does not exist, or the caller may not know of it.',
    whatToDo: 'Check the id. Both cases have the same response on purpose.',
    occursIn: 'Look-ups by id, and fields of objects that were deleted in the meantime.',
  },
  BAD_USER_INPUT: {
    meaning:
      'An argument is out of range or malformed: a cursor, `first` of 0, an id of another type; `argument` names it.',
    whatToDo: 'Correct the argument.',
    occursIn: 'Any field with arguments.',
  },
  CONFLICT: {
    meaning: 'The state has changed since the object was read, or does not allow the request.',
    whatToDo: 'Read the object again, then decide.',
    occursIn: 'Fields that call the REST API.',
  },
  RATE_LIMITED: {
    meaning:
      'Too many requests, or too much work at once (HTTP 429); `retryAfterSeconds` says when to retry.',
    whatToDo: 'Wait for the seconds that `Retry-After` names, and spread the requests.',
    occursIn: 'Any operation.',
    isRetryable: true,
  },
  UPSTREAM_UNAVAILABLE: {
    meaning:
      'The REST API is unreachable or failed, or still handles an earlier request with the same `Idempotency-Key`; `retryAfterSeconds` says when to retry, if known.',
    whatToDo: 'Retry queries with backoff. Retry a mutation only with the same `Idempotency-Key`.',
    occursIn: 'Fields that call the REST API.',
    isRetryable: true,
  },
  UPSTREAM_TIMEOUT: {
    meaning: 'The REST API did not respond in time.',
    whatToDo: 'Retry queries with backoff. Retry a mutation only with the same `Idempotency-Key`.',
    occursIn: 'Fields that call the REST API.',
    isRetryable: true,
  },
  UPSTREAM_INVALID: {
    meaning: 'The REST API sent an unexpected response.',
    whatToDo: 'Report the request id. A retry does not help.',
    occursIn: 'Fields that call the REST API.',
  },
  INVARIANT: {
    meaning: 'The REST API reports a violated invariant.',
    whatToDo: 'Report the request id. A retry does not help.',
    occursIn: 'Fields that call the REST API.',
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The document is not GraphQL.',
    whatToDo: 'Correct the syntax; `locations` says where.',
    occursIn: 'Ad-hoc documents, before execution.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The document does not fit the schema.',
    whatToDo:
      'Compare the document with the schema; `locations` says where. Production says it to signed-in callers only.',
    occursIn: 'Ad-hoc documents, before execution.',
  },
  PERSISTED_DOCUMENT_NOT_FOUND: {
    meaning: 'No persisted document has this id.',
    whatToDo: 'Reload the web app, or send the document as text.',
    occursIn: 'Requests with the id of a persisted document.',
  },
  DOCUMENT_TOO_LARGE: {
    meaning:
      'The document has too many characters, tokens, selections or fragments, or the body of the request is too large (HTTP 413); `limit` and `actual` have the numbers for documents.',
    whatToDo: 'Split the document, or select fewer fields.',
    occursIn: 'Ad-hoc documents, before execution, and bodies of requests.',
  },
  DOCUMENT_TOO_DEEP: {
    meaning: 'The selections of the document are nested too deeply; `limit` and `actual` have the numbers.',
    whatToDo: 'Start from an object nearer to the data, such as `node`.',
    occursIn: 'Ad-hoc documents, before execution.',
  },
  DOCUMENT_TOO_COMPLEX: {
    meaning:
      'The document has too many aliases, root fields or repeated selections, or would cost too much; `limit` and `actual` have the numbers.',
    whatToDo: 'Request smaller pages or fewer connections at once, and split the document.',
    occursIn: 'Ad-hoc documents, and any document that would cost too much, before execution.',
  },
  BAD_REQUEST: {
    meaning: 'The HTTP request is not a GraphQL request that this server accepts.',
    whatToDo: 'Send a POST request of JSON with `query` or `id`, and `variables`.',
    occursIn: 'The HTTP endpoint.',
  },
  INTERNAL: {
    meaning: 'An internal error of the gateway.',
    whatToDo: 'Report the request id, which identifies the error in the log.',
    occursIn: 'Any operation.',
  },
} as const satisfies Record<string, CatalogueEntry>;

/** A value of `extensions.code`. */
export type ErrorCode = keyof typeof errorCodes;

/** Whether a code is of the closed list. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code);
}
