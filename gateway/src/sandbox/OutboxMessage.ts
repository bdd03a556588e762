import { builder } from '../platform/schema/builder.ts';
import type { OutboxMessageWire } from './outboxWire.ts';

const MessageChannel = builder.enumType('MessageChannel', {
  description: 'How a message would have been sent.',
  values: {
    EMAIL: { description: 'The message is an email.', value: 'email' },
    SMS: { description: 'The message is a text message.', value: 'sms' },
  } as const,
});

export const OutboxMessage = builder.objectRef<OutboxMessageWire>('OutboxMessage').implement({
  description: 'A message that would have left the house.',
  fields: (t) => ({
    channel: t.expose('channel', { type: MessageChannel, description: 'How it would have been sent.' }),
    to: t.exposeString('to', { description: 'The address or number it is for.' }),
    subject: t.exposeString('subject', { description: 'The subject; may be empty.' }),
    body: t.exposeString('body', { description: 'The text of the message.' }),
    code: t.exposeString('code', { nullable: true, description: 'The sign-in code in it, if any.' }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was written.' }),
  }),
});
