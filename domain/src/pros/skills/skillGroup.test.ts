import { expect, test } from 'vitest';
import { skillGroupLabel, skillGroups } from './skillGroup.ts';

test('every group has its own words', () => {
  expect(skillGroups.map(skillGroupLabel)).toEqual([
    'Front of house',
    'Back of house',
    'Event',
    'Housekeeping',
    'Maintenance',
  ]);
});
