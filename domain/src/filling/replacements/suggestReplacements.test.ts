import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestReplacements } from './suggestReplacements.ts';

const candidate = (id: string, score: number, isFree = true) => ({ id, score, isFree });

test.each([
  ['the best fit first', 2, [candidate('a', 60), candidate('b', 80)], [], ['b', 'a']],
  [
    'in the order of the list where they fit the same',
    2,
    [candidate('a', 60), candidate('b', 60)],
    [],
    ['a', 'b'],
  ],
  ['no one where something speaks against them', 1, [candidate('a', 60, false)], [], [null]],
  ['no one who is taken', 1, [candidate('a', 90), candidate('b', 80)], ['a'], ['b']],
  ['no one for the places that are left', 2, [candidate('a', 60)], [], ['a', null]],
  ['nothing for no places', 0, [candidate('a', 60)], [], []],
])('suggests %s', (_case, places, candidates, taken, expected) => {
  expect(suggestReplacements(places, candidates, new Set(taken))).toEqual(expected);
});

test('suggests no pro twice, and no one who is taken or not free', () => {
  const candidates = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1 }), score: fc.nat(100), isFree: fc.boolean() }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(fc.nat(10), candidates, fc.array(fc.string()), (places, given, taken) => {
      const found = suggestReplacements(places, given, new Set(taken));
      expect(found).toHaveLength(places);
      const suggested = found.filter((id) => id !== null);
      expect(new Set(suggested).size).toBe(suggested.length);
      const suitable = given.filter(({ id, isFree }) => isFree && !taken.includes(id));
      expect(suggested).toHaveLength(Math.min(places, suitable.length));
      for (const id of suggested) expect(suitable.map((one) => one.id)).toContain(id);
    }),
  );
});
