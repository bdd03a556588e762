import { expect, test } from 'vitest';
import { z } from 'zod';
import { productNamed } from './productNamed.ts';

const user = productNamed('is_acme_admin', 'is_platform_admin', z.object({ is_platform_admin: z.boolean() }));

test('a field named by the product is read under a name of its own', () => {
  expect(user.parse({ is_acme_admin: true })).toEqual({ is_platform_admin: true });
});

test('the name of another product is not read', () => {
  expect(user.safeParse({ is_other_admin: true }).success).toBe(false);
});

test('only the name of the wire counts', () => {
  expect(user.safeParse({ is_platform_admin: true }).success).toBe(false);
});

test.each([null, 'text', 5])('what is no object is refused: %j', (wire) => {
  expect(user.safeParse(wire).success).toBe(false);
});
