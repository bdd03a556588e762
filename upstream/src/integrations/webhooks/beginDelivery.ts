import type { Selectable } from 'kysely';
import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { leaseEnd } from '../../platform/access/tokens/workerGrant.ts';
import { lockLeased } from './lockLeased.ts';
import { signatureHeaders } from './signDelivery.ts';
import type { WebhookDeliveriesTable } from './webhookTables.ts';

/** `POST /api/webhook-deliveries/:id/begin/`: what to send, signed. */
export const beginDelivery = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/webhook-deliveries/:id/begin/',
    access: 'worker',
    scope: 'PERSON',
    tags: ['webhook deliveries'],
    summary: 'Begin an attempt of a delivery',
    description:
      'Stores the payload of the first attempt, which later ones repeat, and returns the signed request. The lease starts over.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({
      lease: z.string(),
      data: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('What was read; ignored if there is a payload'),
      errors: z.array(z.record(z.string(), z.unknown())).optional().describe('Why fields of it are null'),
    }),
    responses: {
      200: z.object({ url: z.url(), headers: z.record(z.string(), z.string()), body: z.string() }),
    },
    errors: [404, 409],
    handle: async ({ params: { id }, body: { lease, data = {}, errors } }) => {
      const now = clock.systemNow();
      const { delivery, webhook, payload } = await database.transaction().execute(async (trx) => {
        const locked = await lockLeased(trx, { id, lease }, now);
        const text = locked.delivery.payload ?? payloadOf(locked.delivery, { data, errors });
        await trx
          .updateTable('webhook_deliveries')
          .set({ payload: text, lease_until_ts: leaseEnd(now) })
          .where('id', '=', id)
          .execute();
        return { ...locked, payload: text };
      });
      const message = { eventId: delivery.event_id, body: payload };
      const headers = signatureHeaders(webhook, message, now);
      return { status: 200, body: { url: webhook.url, headers, body: payload } };
    },
  });

/** A payload as Standard Webhooks recommends it. */
function payloadOf(
  { topic, created_ts, is_test }: Selectable<WebhookDeliveriesTable>,
  read: { data: Record<string, unknown>; errors: Record<string, unknown>[] | undefined },
): string {
  return JSON.stringify({
    type: topic,
    timestamp: created_ts.toISOString(),
    ...(is_test && { isTest: true }),
    ...read,
  });
}
