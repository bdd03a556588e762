import {
  topicsOfWebhook,
  webhookName,
  webhookSelection,
  webhookUrl,
} from '@brigade/domain/integrations/webhooks/webhookRules.ts';
import {
  subjectOfTopic,
  subjectOfTopics,
  type WebhookSubject,
  webhookSubjects,
  type WebhookTopic,
  webhookTopics,
} from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { subjectWords, topicsNamed, wordsOfTopic } from './webhookWords.ts';

/** The rules of the form. */
export const webhookSchema = formSchema({
  name: webhookName,
  url: webhookUrl,
  apiTokenId: z.string().check(z.minLength(1, 'Choose an API token')),
  subject: z.enum(webhookSubjects),
  topics: topicsOfWebhook,
  selection: webhookSelection,
});

export type WebhookValues = z.input<typeof webhookSchema>;

/** Selections to begin with; tagged as code, whose names are those of the schema. */
const examples: Readonly<Record<WebhookSubject, string>> = {
  gig: String.raw`{
  databaseId
  status
  startTime
  endTime
  skill { name }
  location { name }
}`,
  application: String.raw`{
  databaseId
  status
  pro { displayName }
  gig { databaseId startTime }
}`,
  offer: String.raw`{
  databaseId
  status
  pro { displayName }
  gig { databaseId startTime }
}`,
  payment: String.raw`{
  paymentStatus
  total { amountCents currency }
  payout { amountCents currency }
  failure
  application { databaseId pro { displayName } gig { databaseId startTime } }
}`,
  ad_hoc_payment: String.raw`{
  databaseId
  status
  reason
  amount { amountCents currency }
  error { code }
  pro { displayName }
}`,
  dispute: String.raw`{
  databaseId
  status
  subject
  outcome
  answerDueAt
  application { databaseId pro { displayName } }
}`,
  invoice: String.raw`{
  databaseId
  number
  status
  total { amountCents currency }
  dueDate
  paidAt
}`,
};

export function topicsAbout(subject: WebhookSubject): WebhookTopic[] {
  return webhookTopics.filter((topic) => subjectOfTopic(topic) === subject);
}

/** What the form of a new webhook begins with. */
export function newWebhook(apiTokenId: string): WebhookValues {
  return { name: '', url: '', apiTokenId, ...about('gig') };
}

function about(subject: WebhookSubject) {
  return { subject, topics: topicsAbout(subject), selection: examples[subject] };
}

/** What changes with the subject; a selection that someone wrote is kept. */
export function withSubject({ selection, subject }: WebhookValues, next: WebhookSubject) {
  const isExample = selection.trim() === '' || selection === examples[subject];
  return isExample ? about(next) : { subject: next, topics: topicsAbout(next) };
}

interface Stored {
  readonly name: string;
  readonly url: string;
  readonly apiTokenId: string;
  readonly topics: readonly string[];
  readonly selection: string;
}

/** What the form of a webhook begins with. */
export function valuesOf({ name, url, apiTokenId, topics: names, selection }: Stored): WebhookValues {
  const topics = topicsNamed(names);
  return { name, url, apiTokenId, subject: subjectOfTopics(topics) ?? 'gig', topics, selection };
}

/** The input of the mutations. */
export function webhookInput({ topics, subject: _subject, ...values }: z.output<typeof webhookSchema>) {
  return { ...values, topics: topics.map((topic) => wordsOfTopic(topic).name) };
}

interface Refusal extends ServerError {
  readonly code: string;
}

/**
 * The errors of the mutations in words. What is refused for lack of a permission is the subject, which the API names by
 * the permission.
 */
export function webhookErrors(errors: readonly Refusal[], subject: WebhookSubject): ServerError[] {
  return errors.map((error) =>
    error.code === 'FORBIDDEN'
      ? {
          path: ['topics'],
          message:
            `Your role cannot see ${subjectWords(subject)} where this API token works. ` +
            'Choose other events or another token, or ask an admin there for a role that can.',
        }
      : error,
  );
}
