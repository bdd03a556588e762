/** What can be wrong with what a person asked for; the schema's enum `UserErrorCode`. */
export const userErrorCodes = [
  'ACCOUNT_INACTIVE',
  'ALREADY_EXISTS',
  'CODE_EXPIRED',
  'CODE_INVALID',
  'CONFLICT',
  'FORBIDDEN',
  'GIG_FULL',
  'INVALID',
  'INVALID_TRANSITION',
  'INVARIANT',
  'NOT_FOUND',
  'RATE_LIMITED',
  'REQUIRED',
  'TOO_MANY_ATTEMPTS',
  'UNKNOWN',
] as const;

export type UserErrorCode = (typeof userErrorCodes)[number];

/** The upstream's code -> the schema's. */
const byWireCode: Readonly<Record<string, UserErrorCode>> = {
  account_inactive: 'ACCOUNT_INACTIVE',
  already_exists: 'ALREADY_EXISTS',
  code_expired: 'CODE_EXPIRED',
  conflict: 'CONFLICT',
  gig_full: 'GIG_FULL',
  invalid: 'INVALID',
  invalid_code: 'CODE_INVALID',
  invalid_transition: 'INVALID_TRANSITION',
  invariant: 'INVARIANT',
  not_found: 'NOT_FOUND',
  payload_too_large: 'INVALID',
  permission_denied: 'FORBIDDEN',
  required: 'REQUIRED',
  throttled: 'RATE_LIMITED',
  too_many_attempts: 'TOO_MANY_ATTEMPTS',
};

/** Codes that say no more than that something is wrong; older parts of the API know no others. */
const vague = new Set(['invalid', 'unknown']);

/** What a status says where the code is vague. */
const byStatus: Readonly<Record<number, UserErrorCode>> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
};

/**
 * The schema's code for the upstream's; a code that nobody knows is UNKNOWN.
 *
 * @param status of the answer that carried the code, if it was a failed one.
 */
export function userErrorCode(wireCode: string, status?: number): UserErrorCode {
  const told = status === undefined || !vague.has(wireCode) ? undefined : byStatus[status];
  return told ?? byWireCode[wireCode] ?? 'UNKNOWN';
}
