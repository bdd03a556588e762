import { expect, test } from 'vitest';
import {
  contractorTypeLabel,
  contractorTypes,
  hoursPerWeek,
  hoursPerWeekLabel,
  timeBlockLabel,
  timeBlocks,
} from './availability.ts';

test('each value of the availability has a distinct text', () => {
  expect(timeBlocks.map(timeBlockLabel)).toEqual(['Morning', 'Afternoon', 'Evening', 'Overnight']);
  expect(hoursPerWeek.map(hoursPerWeekLabel)).toEqual([
    'Under 10 hours',
    '10 to 20 hours',
    '20 to 30 hours',
    '30 to 40 hours',
    'Over 40 hours',
  ]);
  expect(contractorTypes.map(contractorTypeLabel)).toEqual([
    'Part time',
    'Full time',
    'For single events',
    'For a season',
  ]);
});
