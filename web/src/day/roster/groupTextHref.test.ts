import { expect, test } from 'vitest';
import { groupTextHref } from './groupTextHref.ts';

test.each([
  [['+16155550101'], false, 'sms:+16155550101'],
  [['+16155550101'], true, 'sms:+16155550101'],
  [['+16155550101', '+16155550102'], false, 'sms:+16155550101,+16155550102'],
  [['+16155550101', '+16155550102'], true, 'sms://open?addresses=+16155550101,+16155550102'],
])('a group text to %j, on a device of Apple: %s', (numbers, forApple, href) => {
  expect(groupTextHref(numbers, forApple)).toBe(href);
});
