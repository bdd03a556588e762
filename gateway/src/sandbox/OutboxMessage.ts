import { builder } from '../platform/schema/builder.ts';
import type { OutboxMessageWire } from './outboxWire.ts';

const MessageChannel = builder.enumType('MessageChannel', {
  description: 'The channel of a message.',
  values: {
    EMAIL: { description: 'The message is an email.', value: 'email' },
    SMS: { description: 'The message is a text message.', value: 'sms' },
  } as const,
});

export const OutboxMessage = builder.objectRef<OutboxMessageWire>('OutboxMessage').implement({
  description: 'An email or text message that the sandbox kept instead of delivering it.',
  fields: (t) => ({
    channel: t.expose('channel', { type: MessageChannel, description: 'The channel of the message.' }),
    to: t.exposeString('to', { description: 'The email address or phone number of the recipient.' }),
    subject: t.exposeString('subject', { description: 'The subject of the message; may be empty.' }),
    body: t.exposeString('body', { description: 'The text of the message.' }),
    code: t.exposeString('code', { nullable: true, description: 'The sign-in code in the message, if any.' }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When the message was created.' }),
  }),
});
