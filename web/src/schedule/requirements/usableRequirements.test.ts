import { expect, test } from 'vitest';
import { type RequirementChoice, usableRequirements } from './usableRequirements.ts';

const shoes: RequirementChoice = { id: 'a', name: 'Closed shoes', category: 'ATTIRE', skillId: null };
const key: RequirementChoice = { id: 'b', name: 'Wine key', category: 'EQUIPMENT', skillId: 'bartender' };
const knives: RequirementChoice = { id: 'c', name: 'Own knives', category: 'EQUIPMENT', skillId: 'cook' };
const card: RequirementChoice = { id: 'd', name: 'Food handler', category: 'CERTIFICATION', skillId: null };

test.each([
  [[], [['CERTIFICATION', ['d']] as const, ['ATTIRE', ['a']] as const]],
  [
    ['cook'],
    [
      ['CERTIFICATION', ['d']],
      ['ATTIRE', ['a']],
      ['EQUIPMENT', ['c']],
    ],
  ],
  [
    ['bartender', 'cook'],
    [
      ['CERTIFICATION', ['d']],
      ['ATTIRE', ['a']],
      ['EQUIPMENT', ['b', 'c']],
    ],
  ],
])('requirements for the positions %j', (skillIds, groups) => {
  const usable = usableRequirements([shoes, key, knives, card], skillIds);

  expect(usable.map((group) => [group.category, group.requirements.map(({ id }) => id)])).toEqual(groups);
});
