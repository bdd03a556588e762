import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { UpstreamRefusal } from '../rest/restError.ts';
import { startClaimLoop } from './claimLoop.ts';

const settings = { claimInterval: 3_600_000, absentInterval: 3_600_000, atOnce: 2 };
const log = pino({ level: 'silent' });
const refused = { code: 'refused', message: 'No.', target: null, targetValue: null, details: [] };

test('a claim loop claims what it has room for, and again as soon as there is room', async () => {
  const first = Promise.withResolvers<void>();
  const claim = vi
    .fn<(limit: number) => Promise<{ results: { id: number }[] }>>()
    .mockResolvedValueOnce({ results: [{ id: 1 }, { id: 2 }] })
    .mockResolvedValue({ results: [] });
  const loop = startClaimLoop({
    name: 'exports',
    settings,
    log,
    claim,
    work: ({ id }) => (id === 1 ? first.promise : new Promise(() => {})),
  });
  await expect.poll(() => claim.mock.calls).toEqual([[2]]);

  first.resolve();

  await expect.poll(() => claim.mock.calls).toEqual([[2], [1]]);
  void loop.close();
});

test('closing a claim loop waits for what is under way, which knows of it', async () => {
  const work = Promise.withResolvers<void>();
  const started = Promise.withResolvers<() => boolean>();
  const loop = startClaimLoop({
    name: 'exports',
    settings,
    log,
    claim: () => Promise.resolve({ results: [{ id: 1 }] }),
    work(_claimed, isEnding) {
      started.resolve(isEnding);
      return work.promise;
    },
  });
  const isEnding = await started.promise;
  expect(isEnding()).toBe(false);

  const closed = loop.close().then(() => 'closed');
  expect(isEnding()).toBe(true);
  expect(await Promise.race([closed, Promise.resolve('open')])).toBe('open');

  work.resolve();
  expect(await closed).toBe('closed');
});

test('an error ends a run and not the claim loop', async () => {
  const claim = vi
    .fn<(limit: number) => Promise<{ results: { id: number }[] }>>()
    .mockResolvedValueOnce({ results: [{ id: 1 }, { id: 2 }] })
    .mockResolvedValue({ results: [] });
  const loop = startClaimLoop({
    name: 'exports',
    settings,
    log,
    claim,
    work: () => Promise.reject(new Error('lost')),
  });

  await expect.poll(() => claim.mock.calls.length).toBe(2);
  await loop.close();
});

test.each([
  [401, 'info'],
  [404, 'info'],
  [503, 'warn'],
])('a claim that is refused with %i is logged as %s', async (status, level) => {
  const lines: string[] = [];
  const written = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const loop = startClaimLoop({
    name: 'exports',
    settings,
    log: written,
    claim: () => Promise.reject(new UpstreamRefusal('claimExports', status, refused)),
    work: () => Promise.resolve(),
  });

  await expect.poll(() => lines.length).toBe(1);
  await loop.close();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: pino.levels.values[level],
    msg: 'exports cannot be claimed',
  });
});
