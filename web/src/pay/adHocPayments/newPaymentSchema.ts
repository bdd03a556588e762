import { adHocAmountProblem, adHocDescriptionLimit } from '@brigade/domain/pay/adHocPayments/adHocAmount.ts';
import {
  adHocReasonNeedsDescription,
  adHocReasonNeedsHours,
  adHocReasons,
} from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { centsOf } from '../../schedule/terms/dollars.ts';

const missing = 'This field is required';

/** The rules of the form: those of its amount, and what its reason needs. */
export const newPaymentSchema = formSchema({
  reason: z.enum(adHocReasons),
  amount: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  description: z
    .string()
    .check(z.maxLength(adHocDescriptionLimit, `At most ${adHocDescriptionLimit} characters`)),
  chargesBusiness: z.boolean(),
  employmentType: z.enum(['W2', 'F1099']),
}).check(({ value, issues }) => {
  const refuse = (field: 'amount' | 'startTime' | 'endTime' | 'description', message: string | null) => {
    if (message !== null) issues.push({ code: 'custom', message, path: [field], input: value[field] });
  };
  if (adHocReasonNeedsDescription(value.reason) && value.description.trim() === '') {
    refuse('description', missing);
  }
  if (adHocReasonNeedsHours(value.reason)) {
    if (value.startTime === '') refuse('startTime', missing);
    if (value.endTime === '') refuse('endTime', missing);
  } else refuse('amount', adHocAmountProblem(centsOf(value.amount)));
});
