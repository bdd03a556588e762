import { expect, test } from 'vitest';
import { accountSectionAt } from './accountSections.ts';

test.each([
  ['/settings', '/settings'],
  ['/settings/', '/settings'],
  ['/notification-settings', '/notification-settings'],
  ['/settings/api-tokens', '/settings/api-tokens'],
  ['/settings/webhooks/3', '/settings/webhooks'],
  ['/locations', '/locations'],
])('the page %s belongs to the section %s', (pathname, section) => {
  expect(accountSectionAt(pathname)).toBe(section);
});
