import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { hashToken } from '../../platform/access/sessionToken.ts';
import { leaseEnd, newGrant } from '../../platform/access/tokens/workerGrant.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { enqueueDeliveries } from './enqueueDeliveries.ts';
import { isLiveToken } from './tokenReach.ts';
import { webhookTopics } from './webhookTopic.ts';

/** Of one webhook, so that a slow one leaves room for the others. */
const atOnce = 4;

/** Of all webhooks of one account, so that several slow ones leave room for those of others. */
const atOncePerAccount = 8;

const claimedSchema = z
  .object({
    id: id.describe('Of the delivery'),
    lease: z.string().describe('Reads as the API token of the webhook, until the lease ends'),
    topic: z.enum(webhookTopics),
    subject_id: id,
    selection: z.string(),
    has_payload: z.boolean().describe('Whether an earlier attempt read its payload'),
  })
  .meta({ id: 'ClaimedDelivery' });

/** `POST /api/webhook-deliveries/claim/`: deliveries that are due, each leased to the caller. */
export const claimDeliveries = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/webhook-deliveries/claim/',
    access: 'worker',
    scope: 'PERSON',
    tags: ['webhook deliveries'],
    summary: 'Lease deliveries that are due',
    description:
      'For the processes that deliver webhooks. What belongs to one gig, or is about one invoice, is delivered in order: a delivery ' +
      'waits until the one before it has succeeded or was given up. Of each webhook, four are leased at a time, and of each account eight. ' +
      'A lease ends after a minute, and others can then claim its delivery.',
    body: z.strictObject({ limit: z.int().min(1).max(50) }),
    responses: { 200: z.object({ results: z.array(claimedSchema) }) },
    errors: [404],
    handle: async ({ body: { limit } }) => {
      const now = clock.systemNow();
      const results = await database.transaction().execute(async (trx) => {
        await enqueueDeliveries(trx, now);
        const due = await lockDue(trx, now, limit);
        return Promise.all(due.map((delivery) => lease(trx, delivery, now)));
      });
      return { status: 200, body: { results } };
    },
  });

type Due = Omit<z.output<typeof claimedSchema>, 'lease'>;

async function lockDue(trx: Transaction<Tables>, now: Date, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with leased as (
      select delivery.webhook_id, api_tokens.user_id
      from webhook_deliveries as delivery
      join webhooks on webhooks.id = delivery.webhook_id
      join api_tokens on api_tokens.id = webhooks.api_token_id
      where delivery.state = 'WAITING' and delivery.lease_until_ts > ${now}
    ), due as (
      select due.id, due.topic, due.subject_id, webhooks.selection, due.payload is not null as has_payload,
        due.due_ts, api_tokens.user_id
      from webhooks
      join api_tokens on api_tokens.id = webhooks.api_token_id
      join users on users.id = api_tokens.user_id
      cross join lateral (
        select * from webhook_deliveries as delivery
        where delivery.webhook_id = webhooks.id and delivery.state = 'WAITING' and delivery.due_ts <= ${now}
          and (delivery.lease_until_ts is null or delivery.lease_until_ts <= ${now})
          and (delivery.is_manual or (webhooks.paused_ts is null and not exists (
            select from webhook_deliveries as earlier
            where earlier.webhook_id = webhooks.id
              and coalesce(earlier.gig_id, -earlier.subject_id) = coalesce(delivery.gig_id, -delivery.subject_id)
              and earlier.state = 'WAITING' and not earlier.is_manual and earlier.id < delivery.id
          )))
        order by delivery.due_ts, delivery.id
        limit greatest(0, ${atOnce} - (
          select count(*) from leased where leased.webhook_id = webhooks.id
        ))
        for update skip locked
      ) as due
      where ${isLiveToken(now)}
    ), ranked as (
      select due.*, row_number() over (partition by due.user_id order by due.due_ts, due.id)
        + (select count(*) from leased where leased.user_id = due.user_id) as place
      from due
    )
    select id, topic, subject_id, selection, has_payload
    from ranked
    where place <= ${atOncePerAccount}
    order by due_ts, id
    limit ${limit}
  `.execute(trx);
  return rows;
}

async function lease(trx: Transaction<Tables>, delivery: Due, now: Date) {
  const grant = newGrant('delivery');
  await trx
    .updateTable('webhook_deliveries')
    .set({ lease_hash: hashToken(grant), lease_until_ts: leaseEnd(now) })
    .where('id', '=', delivery.id)
    .execute();
  return { ...delivery, lease: grant };
}
