import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import type { ApplicantsPayload } from '../../filling/applications/eachApplicant.ts';
import type { PaymentWire } from '../../filling/applications/paymentWire.ts';
import { Money, type MoneyShape, usdOf } from '../../platform/money/Money.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';

/** The field `charge` of the payload of a payment. */
export function chargeField<Payload extends ApplicantsPayload>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payload | RefusedPayload>,
) {
  return t.field({
    type: Money,
    nullable: true,
    description:
      'What the business is charged for those whose payment was submitted, also with `validateOnly`. Null if the whole ' +
      'input was refused.',
    resolve: (payload) => (payload instanceof RefusedPayload ? null : chargeOf(payload)),
  });
}

function chargeOf({ results }: ApplicantsPayload): MoneyShape {
  const cents = results.map(({ application }) => chargeOfPayment(application?.payment));
  return usdOf(cents.reduce((sum, each) => sum + each, 0));
}

/** A payment that had arrived before is not charged again: only its payout was sent. */
function chargeOfPayment(payment: PaymentWire | null | undefined): number {
  return payment == null || payment.status === 'AVAILABLE' ? 0 : dollarsToCents(payment.total_amount ?? 0);
}
