import type { UserErrorCode } from './userErrorCodes.ts';

/** Maps upstream codes to the schema's. */
const byWireCode: Readonly<Record<string, UserErrorCode>> = {
  PAYMENT_METHOD_DOES_NOT_EXIST: 'PAYMENT_METHOD_MISSING',
  account_inactive: 'ACCOUNT_INACTIVE',
  already_exists: 'ALREADY_EXISTS',
  card_declined: 'CARD_DECLINED',
  code_expired: 'CODE_EXPIRED',
  confirmation_required: 'CONFIRMATION_REQUIRED',
  conflict: 'CONFLICT',
  expired: 'EXPIRED',
  gig_full: 'GIG_FULL',
  invalid: 'INVALID',
  invalid_code: 'CODE_INVALID',
  invalid_transition: 'INVALID_TRANSITION',
  invariant: 'INVARIANT',
  last_admin: 'LAST_ADMIN',
  not_found: 'NOT_FOUND',
  own_role: 'OWN_ROLE',
  payload_too_large: 'INVALID',
  payout_account_missing: 'PAYOUT_ACCOUNT_MISSING',
  permission_denied: 'FORBIDDEN',
  required: 'REQUIRED',
  terms_required: 'TERMS_REQUIRED',
  throttled: 'RATE_LIMITED',
  too_many_attempts: 'TOO_MANY_ATTEMPTS',
};

/** Codes that only say that something is wrong; older parts of the API return no others. */
const vague = new Set(['invalid', 'unknown']);

/** Codes by status, for when the upstream's code is vague or unknown. */
const byStatus: Readonly<Record<number, UserErrorCode>> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  418: 'INVARIANT',
  429: 'RATE_LIMITED',
};

/**
 * Maps an upstream code to the schema's. The status decides for unknown codes; without one they become UNKNOWN.
 *
 * @param status of the error response, if it was one.
 */
export function userErrorCode(wireCode: string, status?: number): UserErrorCode {
  const fromStatus = status === undefined ? undefined : byStatus[status];
  const fromCode = byWireCode[wireCode];
  return (vague.has(wireCode) ? (fromStatus ?? fromCode) : (fromCode ?? fromStatus)) ?? 'UNKNOWN';
}
