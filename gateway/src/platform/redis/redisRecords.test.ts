import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startRedis, type TestRedis } from '../../testing/redis/startRedis.ts';
import { createRedisRecords } from './redisRecords.ts';
import { defaultRedisSettings } from './redisSettings.ts';

const quick = { ...defaultRedisSettings, timeout: 200, batchInterval: 1, firstPause: 1, longestPause: 20 };
/** Of what happens in the background. */
const patience = { timeout: 20_000 };
const account7 = { caller: 'account 7', token: null };
const limits = { capacity: 100, perSecond: 0.001 };

let redis: TestRedis;
beforeEach(async () => {
  redis = await startRedis();
});
afterEach(() => redis.stop());

/** The records of one gateway, and what it was reported of Redis. */
function records(overrides = {}) {
  const reported: string[] = [];
  const opened = createRedisRecords(
    { ...quick, url: redis.url, prefix: 'brigade', ...overrides },
    {
      redisChanged: (isReached, reason) => reported.push(isReached ? 'up' : reason),
      redisResponded: () => {},
    },
  );
  onTestFinished(() => opened.close());
  return { ...opened, reported, budget: opened.budget('calls', limits) };
}

/** A busy machine may miss the first greeting's time limit: what is reported counts from the connection on. */
async function isUp(all: ReturnType<typeof records>): Promise<void> {
  await expect.poll(all.sharing, patience).toBe('on');
  all.reported.splice(0, all.reported.length, 'up');
}
async function isDown(all: ReturnType<typeof records>): Promise<void> {
  await expect.poll(() => all.reported.at(-1) ?? 'up', patience).not.toBe('up');
  expect(all.sharing()).toBe('interrupted');
}

/** Reads what an account has, which asks Redis for the next time. */
function leftOf({ budget }: ReturnType<typeof records>, caller = 'account 7'): () => number {
  return () => {
    budget.secondsUntilCredit(caller);
    return Math.round(budget.balanceOf(caller));
  };
}

/** Breaks connections to a port until so many have been attempted. */
async function breakConnections(port: number, attempts: number): Promise<void> {
  let attempted = 0;
  const server = createServer((socket) => {
    attempted += 1;
    socket.on('error', () => {});
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect.poll(() => attempted, patience).toBeGreaterThanOrEqual(attempts);
  await new Promise((resolve) => server.close(resolve));
}

test('gateways share accounts and use', async () => {
  const [one, other] = [records(), records()];
  await Promise.all([isUp(one), isUp(other)]);
  one.budget.charge('account 7', 30);
  await expect.poll(leftOf(other), patience).toBe(70);
  other.budget.charge('account 7', 10);
  await expect.poll(leftOf(one), patience).toBe(60);
  one.addUse(account7, { operations: 1 });
  await one.minutesOf('account 7');
  other.addUse(account7, { operations: 2 });
  expect(await other.minutesOf('account 7')).toMatchObject([{ operations: 3 }]);
});

test('a reason that follows another is reported too, and each one once', async () => {
  await redis.stop();
  const one = records();
  await expect.poll(() => one.reported, patience).toEqual(['ECONNREFUSED']);
  redis = await startRedis({ port: redis.port, password: 'a-secret' });
  await expect.poll(() => one.reported, patience).toContain('NOAUTH');
  expect(one.reported.filter((reason) => reason === 'NOAUTH')).toHaveLength(1);
});

test('kinds of work have accounts of their own, and so do installations', async () => {
  const one = records();
  const other = records({ prefix: 'elsewhere' });
  await Promise.all([isUp(one), isUp(other)]);
  one.budget.charge('account 7', 30);
  await expect.poll(leftOf(one), patience).toBe(70);
  await expect.poll(leftOf(other), patience).toBe(100);
});

test('a gateway that ends leaves what it has counted', async () => {
  const [one, other] = [records(), records()];
  await Promise.all([isUp(one), isUp(other)]);
  one.budget.charge('account 7', 30);
  one.addUse(account7, { operations: 1 });
  await one.close();
  await expect.poll(leftOf(other), patience).toBe(70);
  expect(await other.minutesOf('account 7')).toHaveLength(1);
});

test('a gateway goes on alone when Redis dies, says why, and shares again what was used without it', async () => {
  const one = records();
  await isUp(one);
  one.budget.charge('account 7', 30);
  const { port } = redis;
  await redis.stop();
  await isDown(one);
  one.budget.charge('account 7', 20);
  one.addUse(account7, { operations: 1 });
  expect(Math.round(one.budget.balanceOf('account 7'))).toBe(50);
  expect(await one.minutesOf('account 7')).toMatchObject([{ operations: 1 }]);
  await breakConnections(port, 3);
  redis = await startRedis({ port });
  await expect.poll(one.sharing, patience).toBe('on');
  const other = records();
  await expect.poll(leftOf(other), patience).toBe(50);
  expect(await one.minutesOf('account 7')).toMatchObject([{ operations: 1 }]);
  const reasons = one.reported.slice(1, -1);
  expect(one.reported).toEqual(['up', ...new Set(reasons), 'up']);
  expect(reasons).toContain('closed');
});

test('a Redis that accepts connections and never answers delays nothing', async () => {
  redis.hang();
  const one = records();
  await isDown(one);
  expect(one.reported).toEqual(['timeout']);
  one.budget.charge('account 7', 30);
  expect(one.budget.secondsUntilCredit('account 7')).toBe(0);
  expect(await one.minutesOf('account 7')).toEqual([]);
});

test('a Redis that stops answering is noticed with the next batch', async () => {
  const one = records();
  await isUp(one);
  redis.hang();
  one.budget.charge('account 7', 30);
  await isDown(one);
  expect(one.reported).toEqual(['up', 'timeout']);
  expect(Math.round(one.budget.balanceOf('account 7'))).toBe(70);
});

test('a quiet gateway notices a Redis that stops answering too', async () => {
  const one = records({ idleInterval: 1 });
  await isUp(one);
  redis.hang();
  await isDown(one);
  expect(one.reported).toEqual(['up', 'timeout']);
});

test.for([
  ['OOM command not allowed when used memory > maxmemory.', 'OOM'],
  ["READONLY You can't write against a read only replica.", 'READONLY'],
  ['LOADING Redis is loading the dataset in memory', 'LOADING'],
] as const)('a Redis that answers "%s" is not used', async ([message, reason]) => {
  redis.refuse(message);
  const one = records();
  await expect.poll(() => one.reported.at(-1), patience).toBe(reason);
  expect(one.sharing()).toBe('interrupted');
  redis.refuse(null);
  await isUp(one);
});

test('a wrong password is reported as the reason, and not shown', async () => {
  await redis.stop();
  redis = await startRedis({ password: 'hush' });
  const one = records({ url: redis.url.replace('hush', 'a-secret') });
  await expect.poll(() => one.reported.at(-1), patience).toBe('WRONGPASS');
  expect(one.sharing()).toBe('interrupted');
});

test('when no server listens, the reason is the code of the network error', async () => {
  await redis.stop();
  const one = records();
  await isDown(one);
  expect(one.reported).toEqual(['ECONNREFUSED']);
  redis = await startRedis();
});

test('when the clock of Redis jumps back by an hour, no caller waits for an hour', async () => {
  const one = records();
  await isUp(one);
  one.budget.charge('account 7', 30);
  await expect.poll(leftOf(one), patience).toBe(70);
  redis.moveClock(-3_600_000);
  one.budget.charge('account 8', 5);
  await expect.poll(leftOf(one, 'account 8'), patience).toBe(95);
  const other = records();
  await expect.poll(leftOf(other), patience).toBe(70);
});

test('when the clock of Redis jumps ahead, nothing is forgotten', async () => {
  const one = records();
  await isUp(one);
  one.budget.charge('account 7', 30);
  await expect.poll(leftOf(one), patience).toBe(70);
  redis.moveClock(3_600_000);
  one.budget.charge('account 7', 5);
  await expect.poll(leftOf(one), patience).toBe(65);
  const other = records();
  await expect.poll(leftOf(other), patience).toBe(65);
});

test('records that are closed while they connect end', async () => {
  const one = records();
  await one.close();
  expect(one.reported).toEqual([]);
});
