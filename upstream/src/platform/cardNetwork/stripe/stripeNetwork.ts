import type { Services } from '../../server/services.ts';
import type { CardNetwork } from '../cardNetwork.ts';
import { chargeByStripe, findStripeCharge } from './chargeByStripe.ts';
import { findStripePaymentMethod } from './findStripePaymentMethod.ts';
import { findStripeRefusals } from './stripeRefusals.ts';
import { refundByStripe } from './refundByStripe.ts';
import { stripeClient, type StripeSettings } from './stripeClient.ts';

/** The lifetime of an unopened Stripe portal session, in minutes. */
const portalMinutes = 5;

/** Stripe as the card network. */
export function stripeNetwork(
  settings: StripeSettings,
  { database, clock }: Pick<Services, 'database' | 'clock'>,
): CardNetwork {
  const stripe = () => stripeClient(settings);
  const means = async () => ({ stripe: await stripe(), database, now: clock.systemNow() });
  return {
    name: 'STRIPE',
    createCustomer: async ({ kind, id, name }) => {
      const { customers } = await stripe();
      return (await customers.create({ name, metadata: { [`${kind}_id`]: String(id) } })).id;
    },
    createSetupIntent: async (customer) => {
      const { setupIntents } = await stripe();
      const { client_secret } = await setupIntents.create({
        customer,
        // Shifts are charged after the work, when the owner is offline.
        usage: 'off_session',
        allowed_payment_method_types: ['card', 'us_bank_account'],
      });
      if (client_secret === null) throw new Error('Stripe returned a setup intent without a client secret');
      return client_secret;
    },
    findPaymentMethod: async (customer, externalId) =>
      findStripePaymentMethod(await stripe(), customer, externalId),
    makeDefault: async (customer, { externalId, status }) => {
      // Stripe attaches a bank account to the customer when it is verified, and reports that in an event.
      if (status !== 'ACTIVE') return;
      const { customers } = await stripe();
      await customers.update(customer, { invoice_settings: { default_payment_method: externalId } });
    },
    charge: async (charge) => chargeByStripe(await means(), charge),
    refund: async (refund) => refundByStripe(await means(), refund),
    findRefusals: (movements) => findStripeRefusals(database, movements),
    hasCharge: async (key) => (await findStripeCharge(database, key)) !== undefined,
    openPortal: async (customer, { returnUrl }) => {
      const { billingPortal } = await stripe();
      const { url } = await billingPortal.sessions.create({ customer, return_url: returnUrl });
      return { url, expiresAt: new Date(clock.systemNow().getTime() + portalMinutes * 60_000) };
    },
  };
}
