import { expect, test } from 'vitest';
import { homeGreeting } from './homeGreeting.ts';

test.each([
  [3, 'Good evening, Elena.'],
  [4, 'Good morning, Elena.'],
  [11, 'Good morning, Elena.'],
  [12, 'Good afternoon, Elena.'],
  [17, 'Good afternoon, Elena.'],
  [18, 'Good evening, Elena.'],
])('greets at %d o’clock: %s', (hour, expected) => {
  expect(homeGreeting(hour, 'Elena')).toBe(expected);
});

test('greets a person without a name', () => {
  expect(homeGreeting(9, null)).toBe('Good morning.');
});
