import { claimCents, claimMinutes } from '@brigade/domain/pay/disputes/claimValue.ts';
import { disputeNoteLimit } from '@brigade/domain/pay/disputes/counterValue.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { z } from 'zod';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { Money, usd } from '../../platform/money/Money.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Dispute } from './Dispute.ts';
import type { DisputeWire } from './disputeWire.ts';

const { rule, keyOf } = databaseIdInput('Dispute', 'a dispute');

/** The number in the id of a dispute. */
export const disputeKey = keyOf;

/** The rules of what the inputs of answers have in common. */
export const disputeRules = { disputeId: rule };
export const noteRule = requiredTextUpTo(disputeNoteLimit);
export const valueRules = {
  minutes: z.nullish(claimMinutes),
  amountCents: z.nullish(claimCents),
};

/** Where the fields that REST names are in the inputs of answers. */
export const answerPaths = {
  note: ['note'],
  minutes: ['minutes'],
  amount: ['amountCents'],
  'payments.make': ['disputeId'],
  'platform.admin': ['disputeId'],
};

type Value = {
  readonly minutes?: number | null | undefined;
  readonly amountCents?: number | null | undefined;
};

/** The value of an input in a body. */
export function valueOf({ minutes, amountCents }: Value) {
  return {
    ...(minutes != null && { minutes }),
    ...(amountCents != null && { amount: amountCents / 100 }),
  };
}

/** The fields of the payloads of answers. */
export function answeredFields(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, DisputeWire | RefusedPayload>,
) {
  return {
    errors: errorsField(t),
    charge: t.field({
      type: Money,
      nullable: true,
      description:
        'What the business is charged for what the dispute grants, also with `validateOnly`. Null if nothing is charged: ' +
        'only hours change, an invoice bills it, the pro is still to answer, or the mutation was refused. Null as well ' +
        'after a retry that only pays out.',
      resolve: (payload) => {
        if (payload instanceof RefusedPayload) return null;
        return payload.payment?.kind === 'CHARGE' ? usd(payload.payment.total_amount) : null;
      },
    }),
    dispute: t.field({
      type: Dispute,
      nullable: true,
      description: 'The dispute after the change. Null if the mutation was refused.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
    }),
  };
}
