import { expect, test } from 'vitest';
import { skillGroupLabel, skillGroups } from './skillGroup.ts';

test('every skill group has a distinct text', () => {
  expect(skillGroups.map(skillGroupLabel)).toEqual([
    'Front of house',
    'Back of house',
    'Event',
    'Housekeeping',
    'Maintenance',
  ]);
});
