import { afterEach, beforeEach, expect, test } from 'vitest';
import { json } from '../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../testing/faultyUpstream.ts';
import { startRedis, type TestRedis } from '../testing/redis/startRedis.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { impatient } from '../testing/upstreamOptions.ts';
import { defaultLoadSettings } from '../platform/load/loadSettings.ts';
import { defaultRedisSettings } from '../platform/redis/redisSettings.ts';

const password = 'a-secret-of-redis';
const caller = 'test-token';
const gigQuery = '{ gig(id: 7) { id } }';

let faulty: FaultyUpstream;
let redis: TestRedis;
let gateways: TestGateway[] = [];

beforeEach(async () => {
  faulty = await startFaultyUpstream();
  faulty.script(json(200, { id: 7, status: 'POSTED' }));
  redis = await startRedis({ password });
});

afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  gateways = [];
  await redis.stop();
  await faulty.stop();
});

async function startGateway(load = {}, redisUrl = redis.url): Promise<TestGateway> {
  const gateway = await startTestGateway({
    settings: {
      upstream: impatient(faulty.base),
      load: { ...defaultLoadSettings, ...load },
      redis: {
        ...defaultRedisSettings,
        url: redisUrl,
        prefix: 'brigade',
        timeout: 200,
        batchInterval: 1,
        firstPause: 1,
        longestPause: 20,
      },
    },
  });
  gateways.push(gateway);
  return gateway;
}

const readiness = async ({ url }: TestGateway) => (await fetch(`${url}/readyz`)).json() as Promise<unknown>;
const isReady = (gateway: TestGateway, body: object) =>
  expect.poll(() => readiness(gateway), { timeout: 20_000 }).toEqual(body);
const shared = { status: 'ready', redis: 'connected' };
const alone = { status: 'degraded', redis: 'unreachable' };

/** The first REST call uses up all. */
const tiny = { callSeconds: 0.000_001, callSecondsPerSecond: 0.000_000_001 };

test('a caller who has used up its time at one gateway is refused at the other, and no other caller is', async () => {
  const [one, other] = [await startGateway(tiny), await startGateway(tiny)];
  await Promise.all([isReady(one, shared), isReady(other, shared)]);
  // Makes the accounts known; until then, callers of one network have one share.
  for (const gateway of [one, other]) {
    for (const token of [caller, 'someone-else']) await gateway.post({ query: '{ whoAmI }' }, { token });
  }
  const ask = async (gateway: TestGateway) =>
    (await gateway.post({ query: gigQuery }, { token: caller })).status;
  expect(await ask(one)).toBe(200);
  await expect.poll(() => ask(other)).toBe(429);
  expect(await ask(one)).toBe(429);
  expect((await other.post({ query: gigQuery }, { token: 'someone-else' })).status).toBe(200);
});

test('without Redis, requests go on, and what was used without it counts when it is back', async () => {
  const one = await startGateway();
  await isReady(one, shared);
  const { port } = redis;
  const statuses = new Set<number>();
  const over = new AbortController();
  async function client(): Promise<void> {
    while (!over.signal.aborted) statuses.add((await one.query(gigQuery)).status);
  }
  const clients = Array.from({ length: 4 }, client);
  await redis.stop();
  await isReady(one, alone);
  redis = await startRedis({ port, password });
  await isReady(one, shared);
  over.abort();
  await Promise.all(clients);
  expect([...statuses]).toEqual([200]);

  const lines = one.log
    .filter((line) => line.includes('Redis'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; reason?: string });
  const isBack = { level: 30, msg: 'Redis answers: limits are shared with the other gateways' };
  const away = lines.slice(1, -1);
  expect([lines[0], lines.at(-1)]).toMatchObject([isBack, isBack]);
  // The connection broke, and the next ones were refused: how many of them there were depends on the moment.
  expect(away.length).toBeGreaterThan(0);
  for (const line of away) {
    expect(line).toMatchObject({
      level: 40,
      msg: 'Redis does not answer: this gateway counts limits alone',
    });
  }
  expect(new Set(away.map(({ reason }) => reason)).size).toBe(away.length);
  expect(redis.run('ZMSCORE', 'brigade:budget:calls', `account account of ${caller}`)).toEqual([
    expect.any(String),
  ]);
});

test('without Redis, a gateway limits its callers by itself, and says when to come back', async () => {
  const one = await startGateway(tiny);
  await isReady(one, shared);
  await redis.stop();
  await isReady(one, alone);
  for (const token of [caller, 'someone-else']) await one.post({ query: '{ whoAmI }' }, { token });
  const ask = (token: string) => one.post({ query: gigQuery }, { token });

  expect((await ask(caller)).status).toBe(200);
  const refused = await ask(caller);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  expect((await ask('someone-else')).status).toBe(200);
  expect(await readiness(one)).toEqual(alone);
});

test('a Redis that accepts connections and never answers delays no request', async () => {
  redis.hang();
  const one = await startGateway();
  expect((await one.query(gigQuery)).data).toEqual({ gig: { id: 7 } });
  await isReady(one, alone);
  expect((await one.query(gigQuery)).data).toEqual({ gig: { id: 7 } });
  const metrics = await (await fetch(`${one.url}/metrics`)).text();
  expect(metrics).toContain('brigade_redis_unreachable 1');
});

test('neither the log nor the metrics have the password of Redis, be it right or wrong', async () => {
  const one = await startGateway();
  await isReady(one, shared);
  const wrong = 'another-secret';
  const other = await startGateway({}, redis.url.replace(password, wrong));
  await expect.poll(() => other.log.join(''), { timeout: 20_000 }).toContain('WRONGPASS');
  for (const { log, url } of [one, other]) {
    const shown = `${log.join('')}${await (await fetch(`${url}/metrics`)).text()}`;
    expect(shown).not.toContain(password);
    expect(shown).not.toContain(wrong);
  }
});

test('a gateway without the setting says nothing of Redis', async () => {
  const one = await startTestGateway({ settings: { upstream: impatient(faulty.base) } });
  gateways.push(one);
  expect(await readiness(one)).toEqual({ status: 'ready' });
  expect(await (await fetch(`${one.url}/metrics`)).text()).toContain('brigade_redis_unreachable 0');
});
