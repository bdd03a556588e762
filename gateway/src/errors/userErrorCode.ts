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

/** The schema's code for the upstream's; a code that nobody knows is UNKNOWN. */
export function userErrorCode(wireCode: string): UserErrorCode {
  return byWireCode[wireCode] ?? 'UNKNOWN';
}
