import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FuzzSettings, fuzzLimits } from './fuzzLimits.ts';

const defaults: FuzzSettings = { seed: 1, inputs: null, minutes: null };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** The inputs that one of two targets gets when each input takes as long. */
async function inputsOf(
  settings: Partial<FuzzSettings>,
  { seconds = 1, examples = [] }: { seconds?: number; examples?: [number][] } = {},
): Promise<number[]> {
  const tried: number[] = [];
  const property = fc.asyncProperty(fc.nat(), async (input) => {
    tried.push(input);
    vi.setSystemTime(Date.now() + seconds * 1000);
    await Promise.resolve();
  });
  await fuzzLimits(2, 8, { ...defaults, ...settings }).check(property, examples);
  return tried;
}

test('a target gets the default number of inputs after its examples', async () => {
  const tried = await inputsOf({}, { examples: [[-1], [-2]] });

  expect(tried).toHaveLength(10);
  expect(tried.slice(0, 2)).toEqual([-1, -2]);
});

test('a target gets as many inputs as the setting says', async () => {
  expect(await inputsOf({ inputs: 20 })).toHaveLength(20);
});

test('a target repeats with other inputs until its part of the time is used up', async () => {
  const tried = await inputsOf({ minutes: 1 });

  expect(tried).toHaveLength(32);
  expect(tried.slice(8, 16)).not.toEqual(tried.slice(0, 8));
});

test('a target gets its inputs once if the machine slept through its time', async () => {
  expect(await inputsOf({ minutes: 1 }, { seconds: 3600 })).toHaveLength(8);
});

test('the same seed gives the same inputs', async () => {
  expect(await inputsOf({ seed: 5 })).toEqual(await inputsOf({ seed: 5 }));
});
