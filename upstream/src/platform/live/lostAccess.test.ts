import { afterEach, beforeEach, expect, test } from 'vitest';
import { addApiToken } from '../../testing/apiTokens.ts';
import { openStream, type OpenStream } from '../../testing/eventStream.ts';
import { people, tokenOf } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { type ChangeSignals, listenForChanges } from './changeSignals.ts';

let signals: ChangeSignals | undefined;
const changeSignals: ChangeSignals = { subscribe: (listener) => signals?.subscribe(listener) ?? (() => {}) };
const { database, ids, listen, reset, server } = await startTestServer({}, { changeSignals });
signals = await listenForChanges(listen);
await server.listen({ host: '127.0.0.1', port: 0 });

const streams: OpenStream[] = [];

beforeEach(reset);
afterEach(() => streams.splice(0).forEach((stream) => stream.close()));

async function follow(headers: Record<string, string>): Promise<OpenStream> {
  const stream = await openStream(server, `/staffer/changes/stream/?location_id=${ids.harborHouse}`, {
    headers,
  });
  streams.push(stream);
  expect(await stream.next()).toMatchObject({ name: 'ready' });
  return stream;
}

const session = (person: 'member' | 'owner' | 'onsite') => async () => ({
  authorization: `Bearer ${tokenOf(person)}`,
});

const endings = {
  'their account is suspended': {
    userId: people.member.id,
    credentials: session('member'),
    end: () =>
      database
        .updateTable('users')
        .set({ account_status: 'SUSPENDED' })
        .where('id', '=', people.member.id)
        .execute(),
  },
  'their API token is revoked': {
    userId: people.manager.id,
    credentials: async () => (await addApiToken(database)).headers,
    end: () => database.updateTable('api_tokens').set({ revoked_ts: new Date() }).execute(),
  },
  'the location leaves their organization': {
    userId: people.owner.id,
    credentials: session('owner'),
    end: () =>
      database
        .updateTable('locations')
        .set({ organization_id: ids.summit })
        .where('id', '=', ids.harborHouse)
        .execute(),
  },
};

test.each(Object.entries(endings))(
  'a stream ends once %s, and the others of the place are notified at once',
  async (_reason, { userId, credentials, end }) => {
    const mine = await follow(await credentials());
    const others = await follow(await session('onsite')());

    await end();

    expect(await others.next()).toMatchObject({ name: 'access', data: { user_id: userId } });
    expect(await mine.next()).toBeNull();
  },
);
