import { expect, test } from 'vitest';
import { positionChange, type PostableSkill } from './postableSkill.ts';
import { emptyLine } from './postingValues.ts';

const cook: PostableSkill = {
  id: 'cook',
  name: 'Line Cook',
  defaultDescription: 'Work the line.',
  defaultNoExperienceRequired: false,
  startingWage: 2250,
  minimumWage: null,
  recommendedWage: 2400,
  boostedWage: 2700,
};
const host: PostableSkill = { ...cook, id: 'host', defaultDescription: 'Greet.', startingWage: 1900 };
const line = emptyLine('line-1');

test('a position brings its wage and description', () => {
  expect(positionChange(line, undefined, cook)).toEqual({
    skillId: 'cook',
    wage: '22.50',
    description: 'Work the line.',
  });
});

test('choosing another position replaces the values of the previous one', () => {
  const cooking = { ...line, ...positionChange(line, undefined, cook) };
  expect(positionChange(cooking, cook, host)).toEqual({ skillId: 'host', wage: '19', description: 'Greet.' });
});

test('the text that a person wrote is left', () => {
  const own = { ...line, wage: '30', description: 'Bring knives.' };
  expect(positionChange(own, cook, host)).toEqual({ skillId: 'host' });
});
