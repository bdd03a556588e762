import { builder } from '../schema/builder.ts';
import { OutboxMessage } from './OutboxMessage.ts';
import { listOutbox } from './sandboxApi.ts';

export const Sandbox = builder.objectRef<object>('Sandbox').implement({
  description: 'What stands in for the outside world where nothing may leave the house. Never in production.',
  fields: (t) => ({
    outboxUrl: t.string({
      description: 'The page that shows every sign-in code, e-mail and text message.',
      resolve: (_sandbox, _args, { outboxUrl }) => outboxUrl,
    }),
    messages: t.field({
      type: [OutboxMessage],
      nullable: true,
      description: 'The newest messages to one address, the newest first; at most 50.',
      args: { to: t.arg.string({ required: true, description: 'An e-mail address or a phone number.' }) },
      extensions: { listSize: 50 },
      resolve: async (_sandbox, { to }, { rest }) => (await rest.call(listOutbox, { query: { to } })).results,
    }),
  }),
});

builder.queryField('sandbox', (t) =>
  t.field({
    type: Sandbox,
    nullable: true,
    skipTypeScopes: true,
    description: 'Where codes, e-mails and text messages end up outside production; null in production.',
    resolve: (_root, _args, { hasSandbox }) => (hasSandbox ? {} : null),
  }),
);
