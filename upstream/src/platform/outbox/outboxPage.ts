import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../errors.ts';
import type { Services } from '../server/services.ts';
import { newestMessages } from './message.ts';
import { renderOutbox } from './renderOutbox.ts';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageQuery = z.object({ to: z.string().max(254).optional().catch(undefined) });

/** `GET /outbox`: a page with the messages that would have been sent. Does not exist in production. */
export async function serveOutboxPage(
  server: FastifyInstance,
  { database, settings }: Services,
): Promise<void> {
  const parts = [
    { name: 'outbox.css', type: 'text/css; charset=utf-8' },
    { name: 'outbox.js', type: 'text/javascript; charset=utf-8' },
  ];
  for (const { name, type } of parts) {
    const text = await readFile(new URL(`./page/${name}`, import.meta.url), 'utf8');
    server.get(`/outbox/${name}`, { schema: { hide: true } }, async (_request, reply) => {
      if (settings.isProduction) throw notFound();
      return reply.type(type).send(text);
    });
  }
  server.get('/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (settings.isProduction) throw notFound();
    const { to } = pageQuery.parse(request.query);
    const messages = await newestMessages(database, to);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(renderOutbox(messages, to));
  });
}
