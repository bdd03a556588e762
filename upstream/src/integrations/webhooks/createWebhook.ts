import { feedStart } from '../../platform/live/readFeed.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireReadable } from './requireReadable.ts';
import { newSigningSecret } from './signDelivery.ts';
import { requireUrl, webhookBody } from './webhookBody.ts';
import { findWebhook, toWebhook, webhookWithSecret } from './webhookRows.ts';
import { requireRoom, requireToken } from './webhookToken.ts';

/** `POST /api/users/me/webhooks/`: a webhook of one of the caller's API tokens. */
export const createWebhook = ({ database, clock, settings }: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/webhooks/',
    access: 'session',
    scope: 'READ',
    tags: ['webhooks'],
    summary: 'Create a webhook',
    description:
      'Only this response has the secret. It receives what happens from now on at the locations that its API token can see, ' +
      'and ends with the token. Topics about money need the permission to read it there: payments.make, wages.view for ' +
      'disputes, and billing.manage for invoices. Its URL must not have a private IP address; outside production, it may use http, any port ' +
      'and loopback. A user can have 20.',
    body: webhookBody,
    responses: { 201: webhookWithSecret },
    errors: [409],
    handle: async ({ body: { api_token_id, ...body }, caller }) => {
      const now = clock.systemNow();
      requireUrl(body.url, settings);
      const tokenId = await requireToken(database, caller, api_token_id, now);
      await requireReadable(database, tokenId, body.topics);
      const secret = newSigningSecret();
      const { id } = await database.transaction().execute(async (trx) => {
        await requireRoom(trx, caller);
        return trx
          .insertInto('webhooks')
          .values({
            ...body,
            api_token_id: tokenId,
            secret,
            after_position: await feedStart(trx, undefined),
            created_ts: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      });
      return { status: 201, body: { ...toWebhook(await findWebhook(database, caller, id)), secret } };
    },
  });
