import {
  type AdHocReason,
  adHocReasonHint,
  adHocReasonLabel,
  adHocReasonNeedsWork,
  adHocReasonsFor,
} from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import type { SelectOption } from '../../ui/fields/Select.tsx';

interface Facts {
  readonly isPlatformAdmin: boolean;
  /** Whether the location gives tips. */
  readonly canTip: boolean;
  /** Whether the hours of the pro are paid, or being paid. */
  readonly isPaid: boolean;
  /** Whether the shift was cancelled late, so that no one worked. */
  readonly isLateCancellation: boolean;
}

/** The reason that a new form begins with. */
export function firstReason({
  canTip,
  isLateCancellation,
}: Pick<Facts, 'canTip' | 'isLateCancellation'>): AdHocReason {
  if (isLateCancellation) return 'REIMBURSEMENT';
  return canTip ? 'TIP' : 'PRO_BONUS';
}

/** The reasons to choose from; those that do not fit now say why. */
export function reasonOptions({
  isPlatformAdmin,
  canTip,
  isPaid,
  isLateCancellation,
}: Facts): SelectOption[] {
  const obstacles: Partial<Record<AdHocReason, string>> = {
    ...(!canTip && { TIP: 'This location does not give tips.' }),
    ...(!isPaid && { ADJUST_HOURS: 'Not paid yet: adjust the hours on the Pay page.' }),
  };
  const whyNot = (reason: AdHocReason) =>
    isLateCancellation && adHocReasonNeedsWork(reason)
      ? 'No one worked: the shift was cancelled.'
      : obstacles[reason];
  return adHocReasonsFor({ isPlatformAdmin }).map((value) => ({
    value,
    label: adHocReasonLabel(value),
    description: whyNot(value) ?? adHocReasonHint(value),
    isDisabled: whyNot(value) !== undefined,
  }));
}
