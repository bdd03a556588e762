import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featureFlags, featuresOf, hasFeature } from './featureFlag.ts';

const users = Array.from({ length: 10_000 }, (_, index) => index + 1);
const name = 'jobs_history_assistant';
const usersWith = (percent: number, flag = name) =>
  users.filter((user) => hasFeature(user, { name: flag, percent }));

describe('hasFeature', () => {
  test('no one has a feature at 0 percent, everyone at 100', () => {
    expect(usersWith(0)).toEqual([]);
    expect(usersWith(100)).toEqual(users);
  });

  test.each([1, 10, 50, 90])('about %i percent of users have a feature at that percentage', (percent) => {
    expect(Math.abs(usersWith(percent).length / 100 - percent)).toBeLessThan(1.5);
  });

  test('a user who has a feature keeps it when the percentage rises', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.nat(100),
        (user, percent, more) => {
          const before = hasFeature(user, { name, percent });
          const after = hasFeature(user, { name, percent: Math.min(100, percent + more) });
          expect(after || !before).toBe(true);
        },
      ),
    );
  });

  test('the rollout of another feature begins with other users', () => {
    const first = new Set(usersWith(10));
    const both = usersWith(10, 'another_feature').filter((user) => first.has(user));
    expect(both.length).toBeGreaterThan(50);
    expect(both.length).toBeLessThan(150);
  });
});

describe('featuresOf', () => {
  test('the features follow the configuration, and leave out those that the product does not know', () => {
    expect(
      featuresOf(1, [
        { name, percent: 0 },
        { name: 'gone', percent: 100 },
      ]),
    ).toEqual([]);
    expect(featuresOf(1, [{ name, percent: 100 }])).toEqual([name]);
  });

  test('everyone has the features that the configuration does not know', () => {
    expect(featuresOf(1, [])).toEqual(featureFlags);
  });
});
