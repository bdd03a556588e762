import { builder } from '../platform/schema/builder.ts';
import { OutboxMessage } from './OutboxMessage.ts';
import { SandboxAct } from './SandboxAct.ts';
import { getSandboxClock, getSandboxScript, listOutbox, listSandboxActs } from './sandboxApi.ts';
import { SandboxClock } from './SandboxClock.ts';
import { SandboxScript } from './SandboxScript.ts';

const newest = 30;

export const Sandbox = builder.objectRef<object>('Sandbox').implement({
  description: 'The substitute for external services outside production, where no messages are delivered.',
  fields: (t) => ({
    outboxUrl: t.string({
      description: 'The URL of the page that shows every sign-in code, email and text message.',
      resolve: (_sandbox, _args, { outboxUrl }) => outboxUrl,
    }),
    messages: t.field({
      type: [OutboxMessage],
      nullable: true,
      description: 'The latest messages to an address, newest first; at most 50.',
      args: { to: t.arg.string({ required: true, description: 'An email address or a phone number.' }) },
      extensions: { listSize: 50 },
      resolve: async (_sandbox, { to }, { rest }) => (await rest.call(listOutbox, { query: { to } })).results,
    }),
    clock: t.field({
      type: SandboxClock,
      nullable: true,
      description: "The marketplace's current time. Requires a role at any location.",
      args: {
        locationDatabaseId: t.arg({
          type: 'DatabaseId',
          description:
            'The database ID of the location whose next event to return; defaults to any location.',
        }),
      },
      resolve: (_sandbox, { locationDatabaseId }, { rest }) =>
        rest.call(getSandboxClock, { query: { location_id: locationDatabaseId ?? undefined } }),
    }),
    script: t.field({
      type: SandboxScript,
      nullable: true,
      description: "The automation of the sandbox's pros. Requires a role at any location.",
      resolve: (_sandbox, _args, { rest }) => rest.call(getSandboxScript),
    }),
    acts: t.field({
      type: [SandboxAct],
      nullable: true,
      description: `The latest actions of pros, newest first; at most ${newest}. Requires a role at the location.`,
      args: {
        locationDatabaseId: t.arg({
          type: 'DatabaseId',
          description: "The database ID of the location; defaults to all of the viewer's locations.",
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
    description: 'The inbox for codes, emails and text messages outside production; null in production.',
    resolve: (_root, _args, { hasSandbox }) => (hasSandbox ? {} : null),
  }),
);
