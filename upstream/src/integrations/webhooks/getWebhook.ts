import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { findWebhook, toWebhook, webhookSchema } from './webhookRows.ts';

/** `GET /api/users/me/webhooks/:id/`: one of the caller's webhooks. */
export const getWebhook = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/webhooks/:id/',
    access: 'session',
    tags: ['webhooks'],
    summary: "Get one of the caller's webhooks",
    params: z.object({ id: idParameter }),
    responses: { 200: webhookSchema },
    errors: [404],
    handle: async ({ params, caller }) => ({
      status: 200,
      body: toWebhook(await findWebhook(database, caller, params.id)),
    }),
  });
