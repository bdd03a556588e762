import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { deliverySchema, findDelivery, toDelivery } from './deliveryRows.ts';

/** `GET /api/users/me/webhook-deliveries/:id/`: one delivery of the caller's webhooks. */
export const getDelivery = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/me/webhook-deliveries/:id/',
    access: 'session',
    tags: ['webhooks'],
    summary: "Get a delivery of one of the caller's webhooks",
    params: z.object({ id: idParameter }),
    responses: { 200: deliverySchema },
    errors: [404],
    handle: async ({ params, caller }) => ({
      status: 200,
      body: toDelivery(await findDelivery(database, caller, params.id)),
    }),
  });
