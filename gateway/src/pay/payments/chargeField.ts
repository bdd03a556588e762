import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import type { ApplicantsPayload } from '../../filling/applications/eachApplicant.ts';
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
  const cents = results.map(({ application }) => dollarsToCents(application?.payment?.total_amount ?? 0));
  return usdOf(cents.reduce((sum, each) => sum + each, 0));
}
