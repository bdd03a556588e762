import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { selectWebhooks, toWebhook, webhookSchema } from './webhookRows.ts';

/** `GET /api/users/me/webhooks/`: the caller's webhooks, newest first. */
export const listWebhooks = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/webhooks/',
    access: 'session',
    tags: ['webhooks'],
    summary: "List the caller's webhooks, newest first",
    description: 'An API token sees its own only.',
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(webhookSchema) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const webhooks = selectWebhooks(database, caller).orderBy('webhooks.id', 'desc');
      return { status: 200, body: await pageOf({ url, query }, webhooks, (rows) => rows.map(toWebhook)) };
    },
  });
