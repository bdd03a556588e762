import { loader } from '../../platform/rest/loader.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { deviceName } from './deviceName.ts';
import { getSession } from './sessionsApi.ts';
import type { SessionWire } from './sessionWire.ts';

const sessionById = loader({ one: (id: number, rest) => rest.call(getSession, { path: { id } }) });

export const Session = builder.node(builder.objectRef<SessionWire>('Session'), {
  description:
    'A session of the viewer on one device, from sign-in to sign-out. Users can see only their own.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(sessionById, databaseIdIn(id), 'session', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the session.' }),
    deviceName: t.string({
      nullable: true,
      description:
        'The browser and system that the session was last used with, e.g. "Chrome on Windows". Null if ' +
        'unknown.',
      resolve: ({ user_agent }) => deviceName(user_agent ?? ''),
    }),
    isCurrent: t.exposeBoolean('is_current', {
      description: 'Whether this is the session of the request.',
    }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When the viewer signed in.' }),
    lastUsedAt: t.expose('last_used_ts', {
      type: 'DateTime',
      description: 'When the session was last used; up to ten minutes behind.',
    }),
    expiresAt: t.expose('expires_ts', { type: 'DateTime', description: 'When the session expires, in UTC.' }),
  }),
});
