import { afterEach, beforeEach, expect, test } from 'vitest';
import { addApiToken } from '../../testing/apiTokens.ts';
import { openStream, type OpenStream } from '../../testing/eventStream.ts';
import { people, tokenOf } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { hashToken } from '../access/sessionToken.ts';
import { type ChangeSignals, listenForChanges } from './changeSignals.ts';

let signals: ChangeSignals | undefined;
const changeSignals: ChangeSignals = { subscribe: (listener) => signals?.subscribe(listener) ?? (() => {}) };
const { clock, database, ids, listen, reset, server } = await startTestServer({}, { changeSignals });
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
    code: 'account_inactive',
  },
  'their API token is revoked': {
    userId: people.manager.id,
    credentials: async () => (await addApiToken(database)).headers,
    end: () => database.updateTable('api_tokens').set({ revoked_ts: new Date() }).execute(),
    code: 'token_revoked',
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
    code: 'not_found',
  },
};

test.each(Object.entries(endings))(
  'a stream ends once %s, and the others of the place are notified at once',
  async (_reason, { userId, credentials, code, end }) => {
    const mine = await follow(await credentials());
    const others = await follow(await session('onsite')());

    await end();

    expect(await others.next()).toMatchObject({ name: 'access', data: { user_id: userId } });
    expect(await mine.next()).toMatchObject({ name: 'end', data: { error: { code } } });
    expect(await mine.next()).toBeNull();
  },
);

/** Far less than the interval at which streams check access by themselves. */
const soon = (milliseconds: number) => new Date(clock.systemNow().getTime() + milliseconds);

const expiries = {
  'its API token expires': () => addApiToken(database, { expires_ts: soon(300) }),
  'the overlap of a rotation ends': async () => {
    const token = await addApiToken(database);
    await database
      .updateTable('api_tokens')
      .set({
        token_hash: 'that of the new secret',
        previous_token_hash: hashToken(token.secret),
        previous_expires_ts: soon(300),
      })
      .where('id', '=', token.id)
      .execute();
    return token;
  },
};

test.each(Object.entries(expiries))('a stream ends at the moment when %s', async (_reason, make) => {
  const { headers } = await make();
  const stream = await follow(headers);
  clock.advance(1);
  expect(await stream.next()).toMatchObject({ name: 'end', data: { error: { code: 'token_expired' } } });
  expect(await stream.next()).toBeNull();
});

test('a stream ends at once with a secret that was replaced twice', async () => {
  const { headers } = await addApiToken(database);
  const stream = await follow(headers);
  for (const hash of ['that of the next secret', 'that of the one after']) {
    await database
      .updateTable('api_tokens')
      .set((eb) => ({
        token_hash: hash,
        previous_token_hash: eb.ref('token_hash'),
        previous_expires_ts: soon(60_000),
      }))
      .execute();
  }
  const sent: unknown[] = [];
  for (let event = await stream.next(); event !== null; event = await stream.next()) sent.push(event);
  expect(sent.at(-1)).toMatchObject({ name: 'end', data: { error: { code: 'token_invalid' } } });
});
