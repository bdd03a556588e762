import { z } from 'zod';
import { invalidField } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { isLoopbackHost, isPrivateHost } from './isPrivateHost.ts';
import { subjectOf, webhookTopics } from './webhookTopic.ts';

/** What its maker decides about a webhook. */
export const webhookBody = z.strictObject({
  name: z.string().trim().min(1).max(60),
  url: z.url().max(2000),
  topics: z
    .array(z.enum(webhookTopics))
    .min(1)
    .refine(
      (topics) => new Set(topics.map(subjectOf)).size <= 1,
      'All topics must be about the same kind of thing',
    )
    .transform((topics) => webhookTopics.filter((topic) => topics.includes(topic))),
  selection: z
    .string()
    .min(1)
    .max(10_000)
    .describe('Which fields a payload has; read by the process that delivers it'),
  cost: z.int().min(0).max(1_000_000_000).describe('What the selection costs to read'),
  api_token_id: id
    .optional()
    .describe('With whose rights payloads are read; required unless the request carries it'),
});

const portsInProduction = ['', '443', '8443'];

/**
 * Outside production, webhooks may also use http, any port and this machine.
 *
 * @throws ApiError invalid for a URL that webhooks may not call
 */
export function requireUrl(url: string, { isProduction }: Services['settings']): void {
  const target = new URL(url);
  const { protocol, port, username, password, hash } = target;
  if (username !== '' || password !== '')
    throw invalidField('url', 'Must not contain a username or password.');
  if (hash !== '') throw invalidField('url', 'Must not have a fragment.');
  if (protocol !== 'https:' && (isProduction || protocol !== 'http:'))
    throw invalidField('url', 'Must begin with https://.');
  if (isProduction && !portsInProduction.includes(port))
    throw invalidField('url', 'Must use the port 443 or 8443.');
  if (isPrivateHost(target) && (isProduction || !isLoopbackHost(target)))
    throw invalidField('url', 'Must have a public address.');
}
