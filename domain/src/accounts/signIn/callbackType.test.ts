import { expect, test } from 'vitest';
import { callbackType } from './callbackType.ts';

test.each(['magic-link', 'sso'] as const)('%s is known', (type) => {
  expect(callbackType(type)).toBe(type);
});

test.each(['', 'oauth', 'SSO', 'magic_link'])('"%s" is not', (text) => {
  expect(callbackType(text)).toBeNull();
});
