import { isPayFixed, requirePayableHours } from '../../filling/applications/transitions/adjustHours.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { ApiError, invalidField, permissionDenied } from '../../platform/errors.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { isOver, requireOwed } from '../payments/requirePayable.ts';
import type { RealHours } from './additionalPay.ts';
import type { AdHocReason } from './adHocPaymentTerms.ts';

/** What the rules of an ad-hoc payment depend on, besides the work. */
export type AdHocClaim = { reason: AdHocReason; description: string | null; hours: RealHours | null };

/** Those that are not about work that was done. */
const reasonsWithoutWork: readonly AdHocReason[] = ['REIMBURSEMENT', 'OTHER'];

const reasonsToDescribe: readonly AdHocReason[] = ['REIMBURSEMENT', 'OTHER'];

/** @throws ApiError required or invalid at the field that the reason needs, or permission_denied for TOS */
export function requireComplete(
  { reason, description, hours }: AdHocClaim,
  { isPlatformAdmin }: { isPlatformAdmin: boolean },
): void {
  if (reason === 'TOS' && !isPlatformAdmin) throw permissionDenied('platform.admin');
  if (reasonsToDescribe.includes(reason) && description === null) throw missing('description');
  if (reason === 'ADJUST_HOURS' && hours === null) throw missing('workinghours');
  if (reason !== 'ADJUST_HOURS' && hours !== null) {
    throw invalidField('workinghours', 'Only adjusted hours have working hours.');
  }
}

/** @throws ApiError when this work does not allow such a payment */
export function requireAdHocPayable(
  work: PayableWork,
  { reason, hours }: Pick<AdHocClaim, 'reason' | 'hours'>,
  now: Date,
): void {
  // A claim can be about work that was cancelled.
  if (reason !== 'TOS') {
    requireOwed(work);
    requireWorkFor(reason, work);
  }
  if (reason === 'TIP') requireTippable(work, now);
  if (hours !== null) requireAdjustable(work, hours, now);
}

/** @throws ApiError invalid_transition for a reason about work, where a late cancellation is paid and no one worked */
function requireWorkFor(reason: AdHocReason, { guaranteed_minutes }: PayableWork): void {
  if (guaranteed_minutes === null || reasonsWithoutWork.includes(reason)) return;
  throw new ApiError(
    'invalid_transition',
    'This shift was cancelled late: only a reimbursement or another payment can be added.',
    { target: 'reason' },
  );
}

function requireTippable(work: PayableWork, now: Date): void {
  if (!isOver(work, now)) throw invalidField('reason', 'A tip can be given once the shift has ended.');
  if (!work.tipping_enabled) throw invalidField('reason', 'This location does not give tips.');
}

/** @throws ApiError for hours that cannot be paid, or whose work is not paid yet */
function requireAdjustable(work: PayableWork, { start, end }: RealHours, now: Date): void {
  requirePayableHours(start, end, 'workinghours.end_time');
  if (end > now) throw invalidField('workinghours.end_time', 'These hours are not over yet.');
  if (!isPayFixed(work)) {
    throw invalidTransition('This work is not paid yet: adjust its hours instead.');
  }
}

const missing = (target: string) => new ApiError('required', 'This field is required', { target });
