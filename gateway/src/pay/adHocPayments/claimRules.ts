import {
  adHocAmountProblem,
  adHocDescription,
  adHocDescriptionLimit,
} from '@brigade/domain/pay/adHocPayments/adHocAmount.ts';
import {
  adHocReasonNeedsDescription,
  adHocReasonNeedsHours,
  adHocReasons,
} from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { hoursProblem } from '@brigade/domain/pay/hours/hoursProblem.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { z } from 'zod';

const claim = z.looseObject({
  reason: z.enum(adHocReasons),
  amountCents: z.int(),
  description: z.string().max(adHocDescriptionLimit, `At most ${adHocDescriptionLimit} characters`).nullish(),
  startTime: z.string().nullish(),
  endTime: z.string().nullish(),
});

const missing = 'This field is required';

/** The rules of the input of a new payment: those of its amount, and what its reason needs. */
export const claimRules = claim.check(({ value, issues }) => {
  const refuse = (field: keyof typeof value, message: string | null) => {
    if (message !== null) issues.push({ code: 'custom', message, path: [field], input: value[field] });
  };
  refuse('amountCents', adHocAmountProblem(value.amountCents));
  if (adHocReasonNeedsDescription(value.reason)) {
    refuse('description', adHocDescription.safeParse(value.description).success ? null : missing);
  }
  const { startTime, endTime } = value;
  if (adHocReasonNeedsHours(value.reason)) {
    refuse('startTime', startTime ? null : missing);
    refuse('endTime', endTime ? null : missing);
  }
  if (startTime && endTime) {
    refuse('endTime', hoursProblem(Temporal.Instant.from(startTime), Temporal.Instant.from(endTime)));
  }
});
