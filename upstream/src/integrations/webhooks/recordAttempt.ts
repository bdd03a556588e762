import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { pauseWebhook } from './pauseWebhook.ts';
import { giveUpTime, nextAttempt } from './retrySchedule.ts';
import type { DeliveryState } from './webhookTopic.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from './webhookTables.ts';

/** Why an attempt had no response. `READING`: its payload could not be read at the moment. */
export const attemptFailures = [
  'TIMEOUT',
  'CONNECTION',
  'NAME_NOT_FOUND',
  'NOT_PUBLIC',
  'CERTIFICATE',
  'READING',
] as const;

/** The outcome of an attempt. */
export type AttemptResult =
  | {
      outcome: 'responded';
      status: number;
      answer: string;
      retry_after_seconds?: number | undefined;
      milliseconds: number;
    }
  | { outcome: 'failed'; failure: (typeof attemptFailures)[number]; milliseconds: number }
  | { outcome: 'unreadable'; detail: string; milliseconds: number }
  | { outcome: 'skipped' };

type Locked = { delivery: Selectable<WebhookDeliveriesTable>; webhook: Selectable<WebhooksTable> };

/** By Standard Webhooks, a receiver that responds with 410 wants no more deliveries. */
const gone = 410;

/**
 * Records an attempt of a delivery, and decides what happens next.
 *
 * @returns the state of the delivery then
 */
export async function recordAttempt(
  services: Pick<Services, 'clock' | 'settings' | 'counters'>,
  trx: Database,
  { delivery, webhook }: Locked,
  result: AttemptResult,
  now: Date,
): Promise<DeliveryState> {
  const update = (values: Updateable<WebhookDeliveriesTable>) =>
    trx
      .updateTable('webhook_deliveries')
      .set({ lease_hash: null, lease_until_ts: null, ...values })
      .where('id', '=', delivery.id)
      .execute();
  if (result.outcome === 'skipped') {
    await update({ state: 'SKIPPED', finished_ts: now });
    return 'SKIPPED';
  }
  const attempts = delivery.attempts + 1;
  const giveUp = delivery.give_up_ts ?? giveUpTime(now);
  await addAttempt(trx, delivery.id, attempts, result, now);
  const isDelivered = result.outcome === 'responded' && result.status >= 200 && result.status < 300;
  if (isDelivered) {
    await update({ attempts, state: 'DELIVERED', finished_ts: now });
    await trx
      .updateTable('webhooks')
      .set({ failing_since_ts: null, last_delivered_ts: now })
      .where('id', '=', webhook.id)
      .execute();
    return 'DELIVERED';
  }
  const isReached = result.outcome !== 'failed' || result.failure !== 'READING';
  // A test event that fails loses nothing.
  const failingSince = webhook.failing_since_ts ?? (isReached && !delivery.is_test ? now : null);
  await trx
    .updateTable('webhooks')
    .set({ failing_since_ts: failingSince })
    .where('id', '=', webhook.id)
    .execute();
  const leastSeconds = result.outcome === 'responded' ? result.retry_after_seconds : undefined;
  const due = nextAttempt(now, attempts, Math.random(), leastSeconds);
  const isGone = result.outcome === 'responded' && result.status === gone;
  // One that was sent: reading fails on our side.
  const isOnlyAttempt = delivery.is_manual && isReached;
  const isOver = isOnlyAttempt || isGone || due > giveUp;
  await update(
    isOver
      ? { attempts, give_up_ts: giveUp, state: 'FAILED', finished_ts: now }
      : { attempts, give_up_ts: giveUp, due_ts: due },
  );
  if (result.outcome === 'unreadable') {
    await pauseWebhook(services, trx, webhook, { reason: 'SELECTION', detail: result.detail, now });
  } else if (isGone) {
    await pauseWebhook(services, trx, webhook, { reason: 'GONE', now });
  } else if (isOver && !delivery.is_manual && failingSince !== null && giveUpTime(failingSince) <= giveUp) {
    // No attempt has succeeded since the first one of this delivery.
    await pauseWebhook(services, trx, webhook, { reason: 'FAILING', now });
  }
  return isOver ? 'FAILED' : 'WAITING';
}

async function addAttempt(
  trx: Database,
  deliveryId: number,
  number: number,
  result: Exclude<AttemptResult, { outcome: 'skipped' }>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('webhook_attempts')
    .values({
      delivery_id: deliveryId,
      number,
      created_ts: new Date(now.getTime() - result.milliseconds),
      milliseconds: result.milliseconds,
      status: result.outcome === 'responded' ? result.status : null,
      failure: failureOf(result),
      answer: result.outcome === 'responded' ? result.answer : null,
    })
    .execute();
}

function failureOf(result: Exclude<AttemptResult, { outcome: 'skipped' }>): string | null {
  if (result.outcome === 'failed') return result.failure;
  return result.outcome === 'unreadable' ? 'SELECTION' : null;
}
