import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { ApiError, invalidField, permissionDenied } from '../../platform/errors.ts';
import {
  type CancellationReason,
  cancellationReasonFromWire,
} from '../../schedule/cancelling/cancellationReason.ts';

export type Dismissal = { reason: CancellationReason; explanation: string | null };

/** The fields of a dismissal in a body. */
export const dismissalFields = {
  reason: z.string().trim().min(1).describe('One of the cancellation reasons for dismissals'),
  explanation: z.string().trim().max(2000).nullish().describe('Required for the reason OTHER'),
};

const adminsReasons: readonly CancellationReason[] = [
  'CANCELLED_BY_PLATFORM_ADMIN',
  'PRO_SUSPENDED',
  'CANCELLED_BY_PRO',
];

const belongsElsewhere: Partial<Record<CancellationReason, string>> = {
  NO_SHOW: 'NO_SHOW is set by recording a no-show.',
  CALLED_OUT: 'CALLED_OUT is set by recording a call-out by the pro.',
  BUSINESS_CALLED_OUT: 'BUSINESS_CALLED_OUT is set by recording a call-out by the business.',
  PRO_BLOCKED: 'PRO_BLOCKED is set by blocking the pro.',
};

/**
 * The dismissal of a request body.
 *
 * @throws ApiError invalid or required naming the field; permission_denied for a reason of platform admins
 */
export function parseDismissal(
  body: { reason: string; explanation?: string | null | undefined },
  caller: Caller,
  slug: string,
): Dismissal {
  const reason = cancellationReasonFromWire(body.reason, slug);
  if (!reason) throw invalidField('reason', `${body.reason} is not a reason for a dismissal.`);
  const elsewhere = belongsElsewhere[reason];
  if (elsewhere) throw invalidField('reason', elsewhere);
  if (adminsReasons.includes(reason) && !caller.isPlatformAdmin) throw permissionDenied('platform.admin');
  const explanation = body.explanation || null;
  if (reason === 'OTHER' && explanation === null) {
    const message = 'Explain the reason OTHER.';
    const details = [{ code: 'required', message, target: 'explanation' }];
    throw new ApiError('invalid', message, { target: 'explanation', details });
  }
  return { reason, explanation };
}
