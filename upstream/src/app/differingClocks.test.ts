import { expect, onTestFinished, test } from 'vitest';
import { createClock } from '../platform/clock.ts';
import { databaseTime } from '../platform/database/databaseTime.ts';
import { inTransactionOf } from '../platform/database/inTransactionOf.ts';
import { addApiToken } from '../testing/apiTokens.ts';
import { addExport } from '../testing/exports.ts';
import { type Person, tokenOf } from '../testing/people.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { testSettings } from '../testing/testSettings.ts';
import { addWebhook, workerHeaders } from '../testing/webhooks.ts';
import { buildServer } from './buildServer.ts';

const { database, ids, reset } = await startTestServer();

const minute = 60_000;
const hour = 60 * minute;

type Call = <Body>(
  method: 'GET' | 'POST',
  path: string,
  options?: { as?: Person; headers?: Record<string, string>; body?: object },
) => Promise<{ status: number; body: Body }>;

/** A server on the shared database whose own clock is wrong by this much. */
async function serverOff(milliseconds: number): Promise<Call> {
  const time = await databaseTime(database, () => Date.now() + milliseconds);
  const server = await buildServer({ database, clock: createClock(time.now), settings: testSettings });
  onTestFinished(() => server.close());
  return async <Body>(
    method: 'GET' | 'POST',
    path: string,
    { as, headers, body }: NonNullable<Parameters<Call>[2]> = {},
  ) => {
    const response = await server.inject({
      method,
      url: `/api${path}`,
      headers: { ...(as && { authorization: `Bearer ${tokenOf(as)}` }), ...headers },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, body: (response.body === '' ? null : response.json()) as Body };
  };
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);

/** Two servers whose clocks are an hour apart, in both orders. */
const orders: [string, number, number][] = [
  ['behind', -hour / 2, hour / 2],
  ['ahead', hour / 2, -hour / 2],
];

async function twoServers(first: number, second: number): Promise<[Call, Call]> {
  await reset();
  return [await serverOff(first), await serverOff(second)];
}

type Claimed = { results: { id: number; lease: string }[] };
const claim = { headers: workerHeaders, body: { limit: 10 } };

test.each(orders)(
  'API tokens expire at the same time at a server that is %s',
  async (_name, first, second) => {
    const servers = await twoServers(first, second);
    const valid = await addApiToken(database, { expires_ts: inMinutes(10) });
    const expired = await addApiToken(database, { expires_ts: inMinutes(-10) });
    for (const call of servers) {
      expect((await call('GET', '/users/me/', valid)).status).toBe(200);
      expect((await call('GET', '/users/me/', expired)).status).toBe(401);
    }
  },
);

test.each(orders)(
  'a delivery leased at a server that is %s is leased at all',
  async (_name, first, second) => {
    const [one, other] = await twoServers(first, second);
    await addWebhook(database);
    await inTransactionOf({ database, clock: createClock() }, null, (trx) =>
      trx.updateTable('gigs').set({ description: 'Changed' }).where('id', '=', ids.postedGig).execute(),
    );
    const [delivery] = (await one<Claimed>('POST', '/webhook-deliveries/claim/', claim)).body.results;
    expect((await other<Claimed>('POST', '/webhook-deliveries/claim/', claim)).body.results).toEqual([]);
    const { status } = await other('POST', `/webhook-deliveries/${delivery?.id}/finish/`, {
      headers: workerHeaders,
      body: { lease: delivery?.lease, result: { outcome: 'skipped' } },
    });
    expect(status).toBe(204);
  },
);

test.each(orders)(
  'an export leased at a server that is %s is leased at all, and so do links to its file work',
  async (_name, first, second) => {
    const [one, other] = await twoServers(first, second);
    await addExport(database);
    const [run] = (await one<Claimed>('POST', '/exports/claim/', claim)).body.results;
    expect((await other<Claimed>('POST', '/exports/claim/', claim)).body.results).toEqual([]);
    const stored = await other<{ state: string }>('POST', `/exports/${run?.id}/pages/`, {
      headers: workerHeaders,
      body: { lease: run?.lease, content: '{"id":1}\n', row_count: 1, missing_values: 0, cursor: null },
    });
    expect(stored.body).toMatchObject({ state: 'COMPLETED' });

    type Export = { file: { token: string } };
    const { body } = await one<Export>('GET', `/users/me/exports/${run?.id}/`, { as: 'manager' });
    expect((await other('GET', `/exports/files/${body.file.token}/`)).status).toBe(200);
  },
);

test('a clock that jumps is right again after the next reading', async () => {
  let wrongBy = 0;
  const time = await databaseTime(database, () => Date.now() + wrongBy);
  wrongBy = hour;
  expect(time.now().getTime()).toBeGreaterThan(Date.now() + hour / 2);
  await time.read();
  expect(Math.abs(time.now().getTime() - Date.now())).toBeLessThan(minute);
});

test('a reading during which the clock jumps changes nothing', async () => {
  const instants = [0, 10, 100, 100 - hour, 200];
  const time = await databaseTime(database, () => instants.shift() ?? 0);
  await time.read();
  expect(Math.abs(time.now().getTime() - Date.now())).toBeLessThan(minute);
});
