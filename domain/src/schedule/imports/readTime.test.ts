import { expect, test } from 'vitest';
import { readTime } from './readTime.ts';

test.each([
  ['18:30', '18:30'],
  ['18:30:00', '18:30'],
  ['1830', '18:30'],
  ['9', '09:00'],
  ['6:30 PM', '18:30'],
  ['6:30 p.m.', '18:30'],
  ['6p', '18:00'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['Noon', '12:00'],
  ['midnight', '00:00'],
  ['24:00', null],
  ['13 pm', null],
  ['0 am', null],
  ['9:75', null],
  ['9m', null],
  ['late', null],
  ['', null],
])('%j is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});
