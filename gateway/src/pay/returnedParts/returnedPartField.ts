import { Money, usd } from '../../platform/money/Money.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import type { ReturnedPartWire } from './returnedPartWire.ts';

/** The field of a payment that says what of its charge is missing. */
export function returnedPartField<Payment extends ReturnedPartWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Payment>,
) {
  return t.field({
    type: Money,
    nullable: true,
    description:
      'What a bank took back of the charge, where it left the rest: a retry charges only this. Null ' +
      'unless such a part is missing, or if the REST API does not report it.',
    resolve: ({ returned_amount }) => usd(returned_amount),
  });
}
