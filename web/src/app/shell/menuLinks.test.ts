import { expect, test } from 'vitest';
import { menuItemAt } from './menuLinks.ts';

test.each([
  ['/locations/1', 'shifts'],
  ['/locations/1/gigs/7/roster', 'shifts'],
  ['/locations/1/gigs/7/pay', 'pay'],
  ['/locations/1/event/3', 'events'],
  ['/locations/1/invoices/2', 'pay'],
  ['/locations/1/referral', null],
  ['/locations', 'locations'],
  ['/locations/day', 'locations'],
  ['/locations/add', null],
  ['/approvals/features', 'approvals'],
  ['/settings', null],
])('the page %s belongs to the menu entry %s', (pathname, entry) => {
  expect(menuItemAt(pathname, false)).toBe(entry);
});

test('the settings of a location belong to their entry', () => {
  expect(menuItemAt('/locations/1/teams', true)).toBe('settings');
});
