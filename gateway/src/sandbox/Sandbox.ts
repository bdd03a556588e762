import { builder } from '../platform/schema/builder.ts';
import { OutboxMessage } from './OutboxMessage.ts';
import { SandboxAct } from './SandboxAct.ts';
import { getSandboxClock, getSandboxScript, listOutbox, listSandboxActs } from './sandboxApi.ts';
import { SandboxClock } from './SandboxClock.ts';
import { SandboxScript } from './SandboxScript.ts';

const newest = 30;

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
    clock: t.field({
      type: SandboxClock,
      nullable: true,
      description: 'The time of the marketplace. For everybody who works at a location.',
      args: {
        locationDatabaseId: t.arg.int({
          description: 'The number of the location whose next event is asked for; else any.',
        }),
      },
      resolve: (_sandbox, { locationDatabaseId }, { rest }) =>
        rest.call(getSandboxClock, { query: { location_id: locationDatabaseId ?? undefined } }),
    }),
    script: t.field({
      type: SandboxScript,
      nullable: true,
      description: 'Whether pros act by themselves. For everybody who works at a location.',
      resolve: (_sandbox, _args, { rest }) => rest.call(getSandboxScript),
    }),
    acts: t.field({
      type: [SandboxAct],
      nullable: true,
      description: `What pros did, the newest first; at most ${newest}. For everybody who works at the location.`,
      args: {
        locationDatabaseId: t.arg.int({
          description: 'The number of the location; else all of the viewer’s.',
        }),
      },
      extensions: { listSize: newest },
      resolve: async (_sandbox, { locationDatabaseId }, { rest }) => {
        const query = { location_id: locationDatabaseId ?? undefined, page_size: newest };
        return [...(await rest.call(listSandboxActs, { query })).results];
      },
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
