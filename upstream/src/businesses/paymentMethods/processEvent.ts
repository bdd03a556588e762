import type { CardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { DecidedClaim } from '../../platform/cardNetwork/decidedClaim.ts';
import type { StripeEvent } from '../../platform/cardNetwork/stripe/stripeEvent.ts';
import type { Database } from '../../platform/database/database.ts';
import { accountOf } from './accountOf.ts';
import type { Services } from '../../platform/server/services.ts';
import { recordStripeRefusal } from '../../platform/cardNetwork/stripe/stripeRefusals.ts';
import { decidedClaim, type RefusedMovement, refusedPayout } from './refusedLater.ts';
import { savePaymentMethod } from './savePaymentMethod.ts';
import { notifyOfVerification } from './notifyOfVerification.ts';

declare module '../../platform/server/reactions.ts' {
  interface Reactions {
    /** The card network knows the outcome of the charge, payout or refund with this idempotency key. */
    networkAnswered: (trx: Database, idempotencyKey: string, now: Date) => Promise<void>;
    /** It is decided who keeps the money of a claim against a charge, or against a part of it. */
    claimDecided: (trx: Database, claim: DecidedClaim, now: Date) => Promise<void>;
  }
}

/** A change caused by an event, to apply in a transaction. */
type Change = (trx: Database) => Promise<unknown>;

type Means = { services: Services; network: CardNetwork };

/**
 * The change caused by a network event; null for none. Reads the current state from the network, because events
 * can arrive late, repeatedly and out of order.
 */
export async function changeOf(event: StripeEvent, means: Means): Promise<Change | null> {
  switch (event.type) {
    case 'setup_intent.succeeded': {
      const { payment_method, customer } = event.data.object;
      return customer === null ? null : refreshed(customer, payment_method, means);
    }
    case 'payment_method.updated':
    case 'payment_method.automatically_updated': {
      const { id, customer } = event.data.object;
      return customer === null ? null : refreshed(customer, id, means);
    }
    case 'customer.updated': {
      const { id, invoice_settings } = event.data.object;
      return chosenElsewhere(id, invoice_settings.default_payment_method, means);
    }
    case 'setup_intent.setup_failed': {
      const { last_setup_error: failure } = event.data.object;
      return failure?.payment_method === undefined
        ? null
        : failed(failure.payment_method, failure.message ?? 'The bank account could not be verified.', means);
    }
    case 'payment_method.detached':
      return removed(event.data.object.id, means);
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.requires_action':
      return answered(event.data.object.metadata.charge, means);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return answered(event.data.object.metadata?.refund, means);
    case 'payout.failed':
    case 'payout.canceled':
    case 'transfer.reversed':
      return refused(refusedPayout(event), means);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated':
      return decided(await decidedClaim(means.services.database, event), means);
    default:
      return event satisfies never;
  }
}

/** A charge or refund of this server has an outcome, which due work asks for. */
function answered(key: string | undefined, { services }: Means): Change | null {
  if (key === undefined) return null;
  return (trx) => services.reactions.networkAnswered(trx, key, services.clock.now());
}

/** A bank refused what was sent: that is remembered until due work comes to it, and due work is asked to come now. */
function refused(movement: RefusedMovement | null, { services }: Means): Change | null {
  if (movement === null) return null;
  const now = services.clock.now();
  return async (trx) => {
    await recordStripeRefusal(trx, movement, now);
    await services.reactions.networkAnswered(trx, movement.key, now);
  };
}

/** A claim against a charge is decided, which due work comes to. */
function decided(claim: DecidedClaim | null, { services }: Means): Change | null {
  if (claim === null) return null;
  return (trx) => services.reactions.claimDecided(trx, claim, services.clock.now());
}

/** Updates a stored payment method to its state at the network. */
async function refreshed(customerId: string, externalId: string, means: Means): Promise<Change | null> {
  const account = await accountOf(means.services.database, externalId);
  if (account?.customer_id !== customerId) return null;
  const keep = await kept(customerId, externalId, means);
  if (!keep || account.status !== 'REQUIRES_ACTION') return keep;
  return async (trx) => notifyOfVerification(means.services, trx, { account, method: await keep(trx) });
}

/** The customer chose another payment method in the portal, which becomes the current one. */
async function chosenElsewhere(
  customerId: string,
  externalId: string | null,
  means: Means,
): Promise<Change | null> {
  return externalId === null ? null : kept(customerId, externalId, means);
}

async function kept(
  customerId: string,
  externalId: string,
  { services: { database, clock }, network }: Means,
): Promise<((trx: Database) => ReturnType<typeof savePaymentMethod>) | null> {
  const account = await database
    .selectFrom('billing_accounts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const method = account && (await network.findPaymentMethod(customerId, externalId));
  if (!method) return null;
  return (trx) => savePaymentMethod(trx, { account, method, userId: null, now: clock.now() });
}

/** A verification failed. An ACTIVE payment method stays active, since another attempt failed. */
async function failed(externalId: string, message: string, { services }: Means): Promise<Change | null> {
  const account = await accountOf(services.database, externalId);
  if (!account) return null;
  return async (trx) => {
    const method = await trx
      .updateTable('payment_methods')
      .set({
        status: 'FAILED',
        failure_message: message,
        verification_url: null,
        last_updated_ts: services.clock.now(),
      })
      .where('external_id', '=', externalId)
      .where('status', '=', 'REQUIRES_ACTION')
      .returningAll()
      .executeTakeFirst();
    if (method) await notifyOfVerification(services, trx, { account, method });
  };
}

async function removed(externalId: string, { services: { database } }: Means): Promise<Change | null> {
  const account = await accountOf(database, externalId);
  if (!account) return null;
  return async (trx) => {
    await trx.deleteFrom('payment_methods').where('external_id', '=', externalId).execute();
    await trx
      .updateTable('locations')
      .set({ stripe_payment_method_id: null })
      .where('stripe_payment_method_id', '=', externalId)
      .execute();
  };
}
