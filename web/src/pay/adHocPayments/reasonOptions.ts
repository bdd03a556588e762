import {
  type AdHocReason,
  adHocReasonHint,
  adHocReasonLabel,
  adHocReasonsFor,
} from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import type { SelectOption } from '../../ui/fields/Select.tsx';

interface Facts {
  readonly isPlatformAdmin: boolean;
  /** Whether the location gives tips. */
  readonly canTip: boolean;
  /** Whether the hours of the pro are paid, or being paid. */
  readonly isPaid: boolean;
}

/** The reasons to choose from; those that do not fit now say why. */
export function reasonOptions({ isPlatformAdmin, canTip, isPaid }: Facts): SelectOption[] {
  const obstacles: Partial<Record<AdHocReason, string>> = {
    ...(!canTip && { TIP: 'This location does not give tips.' }),
    ...(!isPaid && { ADJUST_HOURS: 'Not paid yet: adjust the hours on the Pay page.' }),
  };
  return adHocReasonsFor({ isPlatformAdmin }).map((value) => ({
    value,
    label: adHocReasonLabel(value),
    description: obstacles[value] ?? adHocReasonHint(value),
    isDisabled: obstacles[value] !== undefined,
  }));
}
