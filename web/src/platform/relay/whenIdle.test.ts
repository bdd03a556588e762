import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that has this much time left in each of its pauses. */
function browserWith(pauses: number[][]): () => number {
  let callbacks: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => callbacks.push(callback));
  return () => {
    const now = callbacks;
    callbacks = [];
    const left = pauses.shift() ?? [];
    for (const callback of now) callback({ didTimeout: false, timeRemaining: () => left.shift() ?? 0 });
    return callbacks.length;
  };
}

/** So many steps, one after the other, as a collector takes them. */
function work(steps: number): string[] {
  const done: string[] = [];
  const step = () => {
    done.push(`step ${done.length + 1}`);
    if (done.length < steps) whenIdle(step);
  };
  whenIdle(step);
  return done;
}

test('works in the pauses of the browser, in each while it lasts', () => {
  const pause = browserWith([[9, 4, 0], [0]]);
  const done = work(5);
  expect(done).toHaveLength(0);
  expect([pause(), done.length]).toEqual([1, 3]);
  expect([pause(), done.length]).toEqual([1, 4]);
  expect([pause(), done.length]).toEqual([0, 5]);
});

test('runs the steps of two callers', () => {
  const pause = browserWith([]);
  const [one, other] = [work(2), work(2)];
  while (pause() > 0);
  expect([one, other]).toEqual([
    ['step 1', 'step 2'],
    ['step 1', 'step 2'],
  ]);
});

test('begins again when all is done', () => {
  const pause = browserWith([]);
  const first = work(1);
  pause();
  const second = work(1);
  pause();
  expect([first, second]).toEqual([['step 1'], ['step 1']]);
});

test('works in a browser without requestIdleCallback', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const done = work(3);
  await expect.poll(() => done.length).toBe(3);
});

test('goes on after a step that failed', () => {
  const pause = browserWith([]);
  whenIdle(() => {
    throw new Error('A step that fails.');
  });
  expect(pause).toThrow('A step that fails.');
  const done = work(1);
  pause();
  expect(done).toEqual(['step 1']);
});
