import { expect, test } from 'vitest';
import { asksFor, withoutParameter } from './homeParameters.ts';

test.each([
  ['/locations/4/home', '?show_tour=true', true],
  ['/locations/4/home/', '?show_video=true&show_tour=true', true],
  ['/locations/4/home', '?show_tour=false', false],
  ['/locations/4/home', '', false],
  ['/locations/4/pay', '?show_tour=true', false],
])('%s%s asks for the tour: %s', (pathname, searchStr, isAsked) => {
  expect(asksFor({ pathname, searchStr }, 'show_tour')).toBe(isAsked);
});

test.each([
  ['/locations/4/home?show_tour=true', '/locations/4/home'],
  ['/locations/4/home?show_video=true&show_tour=true', '/locations/4/home?show_video=true'],
])('the address %s without the tour is %s', (href, rest) => {
  expect(withoutParameter(href, 'show_tour')).toBe(rest);
});
