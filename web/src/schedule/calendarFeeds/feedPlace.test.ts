import { expect, test } from 'vitest';
import { webcalHref } from './feedPlace.ts';

test.each([
  ['https://app.brigade.example/calendar-feeds/x.ics', 'webcal://app.brigade.example/calendar-feeds/x.ics'],
  ['http://127.0.0.1:4000/calendar-feeds/x.ics', 'webcal://127.0.0.1:4000/calendar-feeds/x.ics'],
])('%s opens in a calendar app', (url, href) => {
  expect(webcalHref(url)).toBe(href);
});
