import { expect, test } from 'vitest';
import { possibleActs } from './possibleActs.ts';

const expected = {
  state: 'EXPECTED',
  actions: ['clockIn', 'noShow'],
  canReplace: false,
  canDropOut: true,
} as const;
const viewer = { canRecord: true, takesReplacements: true, isUndecided: false };

test('someone who records attendance can act, and replace a pro who drops out', () => {
  expect(possibleActs(expected, viewer)).toEqual({
    state: 'EXPECTED',
    actions: ['clockIn', 'noShow'],
    canReplace: true,
    isUndecided: false,
  });
});

test('someone who records no attendance has no actions', () => {
  expect(possibleActs(expected, { ...viewer, canRecord: false }).actions).toEqual([]);
});

test('a gig that takes no replacements only offers places that are free already', () => {
  const late = { ...viewer, takesReplacements: false };
  expect(possibleActs(expected, late).canReplace).toBe(false);
  expect(possibleActs({ ...expected, canReplace: true }, late).canReplace).toBe(true);
});

test('nothing is possible until what the server refused is decided', () => {
  expect(possibleActs({ ...expected, canReplace: true }, { ...viewer, isUndecided: true })).toMatchObject({
    actions: [],
    canReplace: false,
    isUndecided: true,
  });
});
