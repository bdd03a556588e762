import { connect } from 'node:net';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { openRedis } from '../../platform/redis/openRedis.ts';
import { startRedis, type TestRedis, type TestRedisOptions } from './startRedis.ts';

let redis: TestRedis | null = null;
afterEach(() => redis?.stop());

async function open(options?: TestRedisOptions) {
  redis = await startRedis(options);
  const connection = await openRedis(redis.url, 5_000);
  onTestFinished(connection.close);
  await connection.connected();
  return { redis, run: async (...command: string[]) => (await connection.send([command]))[0] };
}

test('the Redis of tests returns its time, which can be moved', async () => {
  const { redis: server, run } = await open();
  const before = Date.now();
  server.moveClock(3_600_000);
  const [seconds, microseconds] = (await run('TIME')) as [string, string];
  expect(Number(seconds)).toBeGreaterThanOrEqual(Math.floor((before + 3_600_000) / 1000));
  expect(Number(microseconds)).toBeLessThan(1_000_000);
});

test('a sorted set keeps scores, raises them only with GT, lowers them only with LT, adds none with XX', async () => {
  const { run } = await open();
  expect(await run('ZADD', 'z', '5', 'a', '7', 'b')).toBe(2);
  await run('ZADD', 'z', 'GT', '4', 'a', '8', 'b', '1.5', 'c');
  expect(await run('ZMSCORE', 'z', 'a', 'b', 'c', 'd')).toEqual(['5', '8', '1.5', null]);
  await run('ZADD', 'z', 'XX', 'LT', '3', 'a', '9', 'b', '1', 'd');
  expect(await run('ZMSCORE', 'z', 'a', 'b', 'd')).toEqual(['3', '8', null]);
  expect(await run('ZINCRBY', 'z', '0.25', 'a')).toBe('3.25');
  expect(await run('ZINCRBY', 'z', '2', 'new')).toBe('2');
  expect(await run('ZREMRANGEBYSCORE', 'z', '-inf', '3.25')).toBe(3);
  expect(await run('ZMSCORE', 'z', 'a', 'b')).toEqual([null, '8']);
});

test('a hash counts, and ends with its time', async () => {
  const { redis: server, run } = await open();
  await run('HINCRBY', 'h', 'sessions operations', '2');
  expect(await run('HINCRBY', 'h', 'sessions operations', '3')).toBe(5);
  expect(await run('EXPIRE', 'h', '60')).toBe(1);
  expect(await run('EXPIRE', 'none', '60')).toBe(0);
  server.moveClock(59_000);
  await run('HINCRBY', 'h', '12 operations', '1');
  expect(await run('HGETALL', 'h')).toEqual(['sessions operations', '5', '12 operations', '1']);
  server.moveClock(2_000);
  expect(await run('HGETALL', 'h')).toEqual([]);
});

test('commands that the Redis of tests does not know, and those without what they need, are refused', async () => {
  const { run } = await open();
  await expect(run('EVAL', 'return 1', '0')).rejects.toThrow("ERR unknown command 'EVAL'");
  await expect(run('ZINCRBY', 'z')).rejects.toThrow('ERR wrong number of arguments');
  await expect(run('ZADD', 'z', 'GT', '1')).rejects.toThrow('ERR syntax error');
  await expect(run('ZADD', 'z', 'many', 'a')).rejects.toThrow('ERR value is not a valid float');
});

test('the Redis of tests asks for its password', async () => {
  const { redis: server, run } = await open({ password: 'hush' });
  expect(await run('TIME')).toHaveLength(2);
  for (const url of [server.url.replace(':hush@', ''), server.url.replace('hush', 'wrong')]) {
    const stranger = await openRedis(url, 5_000);
    onTestFinished(stranger.close);
    await expect(stranger.connected().then(() => stranger.send([['TIME']]))).rejects.toThrow(
      /^(?:NOAUTH|WRONGPASS)/,
    );
  }
});

test('the Redis of tests understands commands that arrive in pieces, and several at once', async () => {
  const { redis: server } = await open();
  const socket = connect(server.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const bytes = Buffer.from('*4\r\n$4\r\nZADD\r\n$1\r\nk\r\n$1\r\n1\r\n$3\r\n\u{20ac}\r\n'.repeat(2));
  let received = '';
  socket.on('data', (data) => {
    received += data.toString();
  });
  socket.write(bytes.subarray(0, 35));
  await expect.poll(() => socket.bytesWritten).toBe(35);
  socket.write(bytes.subarray(35));
  await expect.poll(() => received).toBe(':1\r\n:0\r\n');
});
