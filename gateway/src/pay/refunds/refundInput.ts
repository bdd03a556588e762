import { refundAmountProblem } from '@brigade/domain/pay/refunds/refundAmount.ts';
import { refundReasonLimit } from '@brigade/domain/pay/refunds/refundStates.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { z } from 'zod';
import type { PathsByTarget } from '../../platform/errors/userError.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { validateOnlyField } from '../../platform/schema/validateOnly.ts';

/** The input fields of mutations that refund. */
export function refundInputFields(t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>) {
  return {
    amountCents: t.int({
      required: true,
      description: 'The amount in cents; at most what was paid and not refunded yet (`refundable`).',
    }),
    reason: t.string({
      required: true,
      description: `The reason for the refund, at most ${refundReasonLimit} characters.`,
    }),
    validateOnly: validateOnlyField(t),
  };
}

/** The rules of these fields. */
export const refundInputRules = {
  amountCents: z.number().check(({ value, issues }) => {
    const message = refundAmountProblem(value, null);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  }),
  reason: requiredTextUpTo(refundReasonLimit),
};

/** What these fields are in the body of the request. */
export function refundBody({ amountCents, reason }: { amountCents: number; reason: string }) {
  return { amount: amountCents / 100, reason: reason.trim() };
}

/** The fields of the body that errors are about, and where they are in the input. */
export const refundErrorPaths: PathsByTarget = {
  amount: ['amountCents'],
  reason: ['reason'],
};
