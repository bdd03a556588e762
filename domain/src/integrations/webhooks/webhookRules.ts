import * as z from 'zod/mini';
import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';
import { subjectOfTopics, webhookTopics } from './webhookTopics.ts';

/** The name by which its maker recognizes a webhook. */
export const webhookName = requiredTextUpTo(60);

function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return ['https:', 'http:'].includes(protocol) && username === '' && password === '' && hash === '';
}

/** Where a webhook sends its deliveries. The server decides which protocols, ports and addresses it may call. */
export const webhookUrl = requiredTextUpTo(2000).check(
  z.refine(isWebhookUrl, 'Enter an address such as https://example.com/webhooks, without a password or #'),
);

export const topicsOfWebhook = z.array(z.enum(webhookTopics)).check(
  z.minLength(1, 'Choose at least one'),
  z.refine(
    (topics) => topics.length === 0 || subjectOfTopics(topics) !== null,
    'A webhook is about shifts or about applications, not both',
  ),
);

/** The GraphQL selection that becomes the payload. */
export const webhookSelection = requiredTextUpTo(10_000);
