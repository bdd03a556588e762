import { builder } from '../../platform/schema/builder.ts';
import { WebhookFailure } from './webhookEnums.ts';
import type { AttemptWire } from './webhookWire.ts';

export const WebhookAttempt = builder.objectRef<AttemptWire>('WebhookAttempt').implement({
  description: 'One attempt to deliver an event to a webhook.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number of the attempt, from 1.' }),
    startedAt: t.expose('created_ts', { type: 'DateTime', description: 'When the attempt began, in UTC.' }),
    milliseconds: t.exposeInt('milliseconds', {
      description: 'The duration of the attempt, in milliseconds.',
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The HTTP status of the response. Null if there was none.',
    }),
    failure: t.expose('failure', {
      type: WebhookFailure,
      nullable: true,
      description: 'Why there was no response. Null if there was one.',
    }),
    response: t.exposeString('answer', {
      nullable: true,
      description: 'The first 1,000 characters of the response. Null if there was none.',
    }),
  }),
});
