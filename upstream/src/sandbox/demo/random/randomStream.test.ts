import { describe, expect, test } from 'vitest';
import { RandomStream } from './randomStream.ts';

function draws(stream: RandomStream, count: number): number[] {
  return Array.from({ length: count }, () => stream.next());
}

describe('RandomStream', () => {
  test('a random stream is deterministic for equal seeds and names', () => {
    expect(draws(new RandomStream(7, 'pro/1'), 20)).toEqual(draws(new RandomStream(7, 'pro/1'), 20));
  });

  test.each([
    [7, 'pro/2'],
    [8, 'pro/1'],
  ])('a random stream differs for seed %i and name %s', (seed, name) => {
    expect(draws(new RandomStream(seed, name), 5)).not.toEqual(draws(new RandomStream(7, 'pro/1'), 5));
  });

  test('spreads draws evenly from 0 to 1', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const draw of draws(new RandomStream(1, 'even'), 20_000)) {
      const tenth = Math.floor(draw * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('spreads the first draws of similar names evenly', () => {
    const first = Array.from({ length: 4000 }, (_, index) => new RandomStream(1, `gig/${index}`).next());
    const mean = first.reduce((sum, draw) => sum + draw, 0) / first.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.02);
  });

  test('integer reaches both limits and never exceeds them', () => {
    const stream = new RandomStream(1, 'integer');
    expect(new Set(Array.from({ length: 200 }, () => stream.integer(3, 6)))).toEqual(new Set([3, 4, 5, 6]));
  });

  test('weighted follows the weights and never returns a value without weight', () => {
    const stream = new RandomStream(1, 'weighted');
    const counts = { rare: 0, often: 0, never: 0 };
    for (let draw = 0; draw < 1000; draw += 1) {
      counts[
        stream.weighted([
          ['rare', 1],
          ['often', 9],
          ['never', 0],
        ] as const)
      ] += 1;
    }
    expect(counts.never).toBe(0);
    expect(counts.often).toBeGreaterThan(counts.rare * 5);
    expect(counts.rare).toBeGreaterThan(0);
  });

  test('sample returns distinct items, at most as many as there are', () => {
    const stream = new RandomStream(1, 'sample');
    const choices = ['a', 'b', 'c', 'd'].map((item) => [item, item === 'd' ? 0 : 1] as const);
    expect(stream.sample(choices, 10).toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('rejects an empty list', () => {
    expect(() => new RandomStream(1, 'empty').pick([])).toThrow(RangeError);
    expect(() => new RandomStream(1, 'empty').weighted([])).toThrow(RangeError);
  });

  test('uuid is a version 4 UUID', () => {
    expect(new RandomStream(1, 'uuid').uuid()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
