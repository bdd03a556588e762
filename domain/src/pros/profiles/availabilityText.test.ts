import { expect, test } from 'vitest';
import { timeBlocks } from './availability.ts';
import { availabilityText } from './availabilityText.ts';

const workdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
const weekend = ['SUNDAY', 'SATURDAY'];

test.each([
  [[...weekend, ...workdays], timeBlocks, 'Every day'],
  [workdays, ['EVENING'], 'Weekdays, evenings'],
  [weekend, ['OVERNIGHT', 'EVENING'], 'Weekends, evenings and overnight'],
  [['FRIDAY', 'MONDAY'], [], 'Mon, Fri'],
  [['SUNDAY', 'TUESDAY', 'WEDNESDAY', 'FRIDAY'], [], 'Tue, Wed, Fri, Sun'],
  [['MONDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'], ['EVENING'], 'Mon, Wed–Sat, evenings'],
  [weekend, ['MORNING', 'AFTERNOON', 'EVENING'], 'Weekends, not overnight'],
  [['SATURDAY', 'FRIDAY'], ['MORNING'], 'Fri, Sat, mornings'],
  [[], ['MORNING', 'AFTERNOON'], 'Mornings and afternoons'],
  [['HOLIDAY'], ['NOON'], null],
  [[], timeBlocks, null],
])('%j and %j read %s', (days, times, text) => {
  expect(availabilityText(days, times)).toBe(text);
});
