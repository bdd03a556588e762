import { expect, test } from 'vitest';
import { hourLabel, openHourText, openLevel, openLevelLabel, openLevels, openPercent } from './openHours.ts';
import { openHoursCsv } from './openHoursCsv.ts';

test.each([
  [0, 0, null],
  [4, 0, 0],
  [4, 1, 25],
  [8, 3, 38],
  [3, 3, 100],
  // Neither none nor all.
  [1000, 1, 1],
  [1000, 999, 99],
])('of %i places, of which %i stayed open, that is %s percent', (places, open, expected) => {
  expect(openPercent({ places, open })).toBe(expected);
});

test.each([
  [0, 'none'],
  [1, 'few'],
  [9, 'few'],
  [10, 'some'],
  [24, 'some'],
  [25, 'many'],
  [49, 'many'],
  [50, 'most'],
  [100, 'most'],
] as const)('%i percent is the level %s', (percent, level) => {
  expect(openLevel(percent)).toBe(level);
});

test('every level has a label', () => {
  expect(new Set(openLevels.map(openLevelLabel)).size).toBe(openLevels.length);
});

test.each([
  [0, '12 am'],
  [11, '11 am'],
  [12, '12 pm'],
  [17, '5 pm'],
  [24, '12 am'],
])('hour %i begins at %s', (hour, label) => {
  expect(hourLabel(hour)).toBe(label);
});

test.each([
  [20, 7, 'Friday, 11 pm to 12 am: 7 of 20 places stayed open (35%)'],
  [1, 0, 'Friday, 11 pm to 12 am: 0 of 1 place stayed open (0%)'],
  [0, 0, 'Friday, 11 pm to 12 am: no shifts'],
])('an hour with %i places, of which %i stayed open: %s', (places, open, text) => {
  expect(openHourText({ weekday: 'FRIDAY', hour: 23, places, open })).toBe(text);
});

test('the CSV of hours has a line for each, with plain numbers', () => {
  expect(
    openHoursCsv([
      { weekday: 'MONDAY', hour: 9, places: 3, open: 0 },
      { weekday: 'SATURDAY', hour: 17, places: 3, open: 1 },
    ]),
  ).toBe(
    '\uFEFFWeekday,Hour,Places,Stayed open,Stayed open (%)\r\n' +
      'Monday,09:00,3,0,0\r\n' +
      'Saturday,17:00,3,1,33\r\n',
  );
});
