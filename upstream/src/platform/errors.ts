import { z } from 'zod';
import type { Permission } from './access/permissions.ts';

const statusByCode = {
  invalid: 400,
  required: 400,
  invalid_code: 400,
  code_expired: 400,
  card_declined: 402,
  not_authenticated: 401,
  token_invalid: 401,
  token_expired: 401,
  token_revoked: 401,
  token_network: 401,
  permission_denied: 403,
  scope_missing: 403,
  session_required: 403,
  account_inactive: 403,
  terms_required: 403,
  not_found: 404,
  // Spelled as in the API specification.
  PAYMENT_METHOD_DOES_NOT_EXIST: 404,
  conflict: 409,
  gig_full: 409,
  invalid_transition: 409,
  already_exists: 409,
  expired: 409,
  confirmation_required: 409,
  last_admin: 409,
  own_role: 409,
  payout_account_missing: 409,
  cursor_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invariant: 418,
  throttled: 429,
  too_many_attempts: 429,
  unknown: 500,
} as const;

/** The HTTP status of each error code. */
export type ErrorCode = keyof typeof statusByCode;

/** An error with its code, message, and the field or parameter (`target`) and value it concerns. */
export type ErrorDetail = {
  code: string;
  message: string;
  target?: string | undefined;
  target_value?: string | number | undefined;
  details?: ErrorDetail[] | undefined;
};

const errorDetailSchema: z.ZodType<ErrorDetail> = z
  .object({
    code: z.string(),
    message: z.string(),
    target: z.string().optional().describe('The field or parameter that caused the error'),
    target_value: z.union([z.string(), z.number()]).optional(),
    get details() {
      return z.array(errorDetailSchema).optional();
    },
  })
  .meta({ id: 'ErrorDetail' });

/** The body of every response with a status of 400 or above. */
export const errorBodySchema = z.object({ error: errorDetailSchema }).meta({ id: 'ErrorBody' });

type Extras = {
  target?: string | undefined;
  targetValue?: string | number | undefined;
  details?: ErrorDetail[] | undefined;
  /** Sent as Retry-After. */
  retryAfterSeconds?: number | undefined;
};

/** An error response. Throw it anywhere in a route. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly extras: Extras;

  constructor(code: ErrorCode, message: string, extras: Extras = {}) {
    super(message);
    this.code = code;
    this.extras = extras;
  }

  /** The HTTP status of the code. */
  get status(): number {
    return statusByCode[this.code];
  }

  /** The error as sent in the response. */
  toDetail(): ErrorDetail {
    const { target, targetValue, details } = this.extras;
    return {
      code: this.code,
      message: this.message,
      ...(target !== undefined && { target }),
      ...(targetValue !== undefined && { target_value: targetValue }),
      ...(details !== undefined && { details }),
    };
  }
}

/** 400: these fields or parameters are invalid. A single one also sets the target of the whole error. */
export function invalidFields(details: ErrorDetail[]): ApiError {
  const [first] = details;
  if (details.length === 1 && first) {
    return new ApiError('invalid', first.message, { target: first.target, details });
  }
  return new ApiError('invalid', 'Some fields are not valid', { details });
}

/** 400: a field or parameter is invalid. */
export function invalidField(target: string, message: string): ApiError {
  return invalidFields([{ code: 'invalid', message, target }]);
}

/** 401 */
export function notAuthenticated(): ApiError {
  return new ApiError('not_authenticated', 'Sign in to continue.');
}

/** 403: the caller can see the resource but lacks the permission. */
export function permissionDenied(permission: Permission): ApiError {
  return new ApiError('permission_denied', `You need the permission ${permission} to do this.`, {
    target: permission,
  });
}

/** 404: the resource does not exist, or the caller may not know that it does. */
export function notFound(what = 'page'): ApiError {
  return new ApiError('not_found', `No ${what} was found here.`);
}
