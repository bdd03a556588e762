import { expect, test } from 'vitest';
import { callbackType } from './callbackType.ts';

test.each(['magic-link', 'sso'] as const)('the callback type %s is known', (type) => {
  expect(callbackType(type)).toBe(type);
});

test.each(['', 'oauth', 'SSO', 'magic_link'])('the callback type "%s" is not known', (text) => {
  expect(callbackType(text)).toBeNull();
});
