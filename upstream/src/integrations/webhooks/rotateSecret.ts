import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { newSigningSecret } from './signDelivery.ts';
import { findWebhook, lockWebhook, toWebhook, webhookWithSecret } from './webhookRows.ts';

/** How long the replaced secret still signs. */
const overlapMilliseconds = 24 * 3_600_000;

/** `POST /api/users/me/webhooks/:id/rotate/`: replaces the signing secret of a webhook. */
export const rotateSecret = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/users/me/webhooks/:id/rotate/',
    access: 'session',
    scope: 'READ',
    tags: ['webhooks'],
    summary: 'Replace the signing secret of a webhook',
    description:
      'Only this response has the new secret. For 24 hours, deliveries have two signatures, one with each secret; until then ' +
      'there is no further rotation, which would end the secret in use.',
    params: z.object({ id: idParameter }),
    responses: { 200: webhookWithSecret },
    errors: [404, 409],
    handle: async ({ params: { id }, caller }) => {
      const now = clock.systemNow();
      const secret = newSigningSecret();
      await database.transaction().execute(async (trx) => {
        const { secret: replaced, previous_secret_ends_ts: ends } = await lockWebhook(trx, caller, id);
        if (ends !== null && ends > now) {
          throw new ApiError('conflict', 'The secret was replaced within the last 24 hours.');
        }
        await trx
          .updateTable('webhooks')
          .set({
            secret,
            previous_secret: replaced,
            previous_secret_ends_ts: new Date(now.getTime() + overlapMilliseconds),
          })
          .where('id', '=', id)
          .execute();
      });
      return { status: 200, body: { ...toWebhook(await findWebhook(database, caller, id)), secret } };
    },
  });
