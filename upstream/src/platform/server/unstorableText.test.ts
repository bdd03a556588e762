import { expect, test } from 'vitest';
import { unstorablePaths } from './unstorableText.ts';

test.each([
  [{ name: 'Café 🍽', note: null, size: 3 }, []],
  [{ name: 'a\u0000' }, [['name']]],
  [{ rows: [{ name: 'fine' }, { name: '\ud83c' }] }, [['rows', '1', 'name']]],
  [{ settings: { 'a\u0000': 1 } }, [['settings']]],
  [undefined, []],
])('finds the paths of unstorable texts in %j', (value, paths) => {
  expect(unstorablePaths(value)).toEqual(paths);
});

test('reads values that are nested more deeply than the stack', () => {
  const nested = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 'deep');

  expect(unstorablePaths(nested)).toEqual([]);
});
