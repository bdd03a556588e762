import type { Context } from '../../platform/context.ts';
import type { BillingOwner } from './billingOwner.ts';
import { putLocationPaymentMethod } from './locationBillingApi.ts';
import { putOrganizationPaymentMethod } from './organizationBillingApi.ts';

/** Makes this the payment method of its owner. */
export function putMethod(
  { kind, id }: BillingOwner,
  paymentMethodId: string,
  { rest }: Context,
): Promise<null> {
  const options = { path: { id }, body: { payment_method_id: paymentMethodId } };
  return kind === 'location'
    ? rest.call(putLocationPaymentMethod, options)
    : rest.call(putOrganizationPaymentMethod, options);
}
