import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import {
  type CancellationReason,
  cancellationReasonFromWire,
  cancellationReasonToWire,
} from './cancellationReason.ts';
import { ApiError, invalidField, permissionDenied } from '../../platform/errors.ts';

/** The reason and explanation of a gig's cancellation. */
export type GigCancellation = { reason: CancellationReason; explanation: string | null };

/** The request fields of a cancellation. */
export const cancellationFields = {
  reason: z
    .string()
    .trim()
    .min(1)
    .optional()
    .describe('CANCELLED_BY_{product}_LOCATION_MANAGER (default), FEWER_PROS_NEEDED or OTHER'),
  explanation: z
    .string()
    .trim()
    .max(1000, 'At most 1000 characters')
    .nullish()
    .describe('For the pros. Required for the reason OTHER'),
};

const reasons: readonly CancellationReason[] = [
  'CANCELLED_BY_LOCATION_MANAGER',
  'CANCELLED_BY_PLATFORM_ADMIN',
  'FEWER_PROS_NEEDED',
  'OTHER',
];

/**
 * The cancellation of a request body.
 *
 * @throws ApiError invalid or required naming the field; permission_denied for the reason of platform admins
 */
export function parseCancellation(
  body: { reason?: string | undefined; explanation?: string | null | undefined },
  caller: Caller,
  slug: string,
): GigCancellation {
  const wire = body.reason ?? cancellationReasonToWire('CANCELLED_BY_LOCATION_MANAGER', slug);
  const reason = cancellationReasonFromWire(wire, slug);
  if (!reason || !reasons.includes(reason)) {
    throw invalidField('reason', `${wire} is not a reason to cancel a shift.`);
  }
  if (reason === 'CANCELLED_BY_PLATFORM_ADMIN' && !caller.isPlatformAdmin)
    throw permissionDenied('platform.admin');
  const explanation = body.explanation || null;
  if (reason === 'OTHER' && explanation === null) {
    const message = 'This field is required';
    const details = [{ code: 'required', message, target: 'explanation' }];
    throw new ApiError('required', message, { target: 'explanation', details });
  }
  return { reason, explanation };
}
