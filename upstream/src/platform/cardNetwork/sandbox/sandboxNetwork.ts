import type { Services } from '../../server/services.ts';
import { hashToken, newToken } from '../../access/sessionToken.ts';
import type { CardNetwork } from '../cardNetwork.ts';
import { chargeInSandbox } from './chargeInSandbox.ts';
import { findSandboxCharge } from './findSandboxCharge.ts';
import { findSandboxRefusals } from './findSandboxRefusals.ts';
import { refundInSandbox } from './refundInSandbox.ts';
import { sandboxPaymentMethod } from './sandboxPaymentMethod.ts';

/** The lifetime of a portal link, in minutes. */
const portalMinutes = 5;

/** The sandbox card network. It stores its data in this server's database and charges no one. */
export function sandboxNetwork({ database, clock }: Pick<Services, 'database' | 'clock'>): CardNetwork {
  return {
    name: 'SANDBOX',
    createCustomer: async ({ kind, id }) => `cus_sandbox_${kind}_${id}`,
    createSetupIntent: async (customerId) => {
      const clientSecret = `seti_sandbox_${newToken()}`;
      await database
        .insertInto('sandbox_setup_intents')
        .values({ client_secret: clientSecret, customer_id: customerId, created_ts: clock.systemNow() })
        .execute();
      return clientSecret;
    },
    findPaymentMethod: async (customerId, externalId) => {
      const intent = await database
        .selectFrom('sandbox_setup_intents')
        .selectAll()
        .where('payment_method_id', '=', externalId)
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return intent ? sandboxPaymentMethod(intent) : null;
    },
    // Every charge in the sandbox names its payment method.
    makeDefault: async () => {},
    // Banks take hours of the sandbox's clock, which can be moved.
    charge: (charge) => chargeInSandbox(database, charge, clock.now()),
    refund: (refund) => refundInSandbox(database, refund, clock.systemNow()),
    findRefusals: (movements) => findSandboxRefusals(database, movements),
    hasCharge: async (key) => (await findSandboxCharge(database, key)) !== undefined,
    openPortal: async (customerId, { returnUrl, origin }) => {
      const token = newToken();
      const expiresAt = new Date(clock.systemNow().getTime() + portalMinutes * 60_000);
      await database
        .insertInto('sandbox_portal_sessions')
        .values({
          token_hash: hashToken(token),
          customer_id: customerId,
          return_url: returnUrl,
          expires_ts: expiresAt,
        })
        .execute();
      return { url: `${origin}/sandbox/customer-portal/${token}`, expiresAt };
    },
  };
}
