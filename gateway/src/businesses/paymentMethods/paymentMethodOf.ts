import type { Context } from '../../platform/context.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { BillingOwner } from './billingOwner.ts';
import { getLocationPaymentMethod } from './locationBillingApi.ts';
import { getOrganizationPaymentMethod } from './organizationBillingApi.ts';
import type { PaymentMethodWire } from './paymentMethodWire.ts';

/** The owner's payment method; null while there is none. Details are for those only who may change it. */
export async function paymentMethodOf(
  { kind, id }: BillingOwner,
  { withDetails }: { readonly withDetails: boolean },
  { rest }: Context,
): Promise<PaymentMethodWire | null> {
  const options = { path: { id }, query: withDetails ? ({ include_details: true } as const) : {} };
  try {
    return await (kind === 'location'
      ? rest.call(getLocationPaymentMethod, options)
      : rest.call(getOrganizationPaymentMethod, options));
  } catch (error) {
    if (error instanceof UpstreamRefusal && error.isPaymentMethodMissing) return null;
    throw error;
  }
}
