import { expect, test } from 'vitest';
import { askedRequirements } from './askedRequirements.ts';
import { emptyLine, emptyPosting } from './postingValues.ts';

const choices = [
  { id: 'black shirt', skillId: null },
  { id: 'sharp knives', skillId: 'cook' },
  { id: 'rubber boots', skillId: 'dishwasher' },
];
const ticked = ['gone', 'black shirt', 'sharp knives', 'rubber boots'];

function posting(type: 'single' | 'schedule', ...skillIds: string[]) {
  const lines = skillIds.map((skillId) => ({ ...emptyLine(skillId), skillId }));
  return { ...emptyPosting(type, '2026-06-05'), lines, requirementIds: ticked };
}

test('only what goes with the positions that are posted is asked for', () => {
  expect(askedRequirements(posting('single', 'dishwasher'), choices)).toEqual([
    'black shirt',
    'rubber boots',
  ]);
  expect(askedRequirements(posting('schedule', 'cook', 'dishwasher'), choices)).toEqual(ticked.slice(1));
});

test('a list that could not be loaded takes nothing away', () => {
  expect(askedRequirements(posting('single', 'dishwasher'), null)).toEqual(ticked);
});
