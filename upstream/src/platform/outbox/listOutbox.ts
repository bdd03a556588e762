import { z } from 'zod';
import { notFound } from '../errors.ts';
import { route } from '../server/route.ts';
import type { Services } from '../server/services.ts';
import { messageSchema, newestMessages } from './message.ts';

/** `GET /api/sandbox/outbox/`: the messages that would have been sent. Does not exist in production. */
export const listOutbox = ({ database, settings: { isProduction } }: Services) =>
  route({
    method: 'GET',
    url: '/api/sandbox/outbox/',
    access: 'public',
    tags: ['sandbox'],
    summary: 'The latest 50 messages, newest first',
    query: z.strictObject({ to: z.string().max(254).optional().describe('Only messages to this address') }),
    responses: { 200: z.object({ results: z.array(messageSchema) }) },
    errors: [404],
    handle: async ({ query: { to } }) => {
      if (isProduction) throw notFound();
      return { status: 200, body: { results: await newestMessages(database, to) } };
    },
  });
