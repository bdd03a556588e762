import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { deliverySchema, selectDeliveries, toDelivery } from './deliveryRows.ts';
import { findWebhook } from './webhookRows.ts';

/** `GET /api/users/me/webhooks/:id/deliveries/`: the log of a webhook, newest first. */
export const listDeliveries = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/webhooks/:id/deliveries/',
    access: 'session',
    tags: ['webhooks'],
    summary: 'List the deliveries of a webhook, newest first',
    description: 'With their payloads and attempts; kept for 30 days.',
    params: z.object({ id: idParameter }),
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(deliverySchema) },
    errors: [404],
    handle: async ({ params: { id }, query, caller, url }) => {
      await findWebhook(database, caller, id);
      const deliveries = selectDeliveries(database)
        .where('webhook_deliveries.webhook_id', '=', id)
        .orderBy('webhook_deliveries.id', 'desc');
      return { status: 200, body: await pageOf({ url, query }, deliveries, (rows) => rows.map(toDelivery)) };
    },
  });
