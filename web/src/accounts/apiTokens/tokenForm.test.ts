import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test } from 'vitest';
import { newToken, tokenEnd, tokenInput, tokenSchema } from './tokenForm.ts';

const now = Temporal.Instant.from('2026-03-02T15:00:00Z');
const zone = 'America/New_York';

test.each([
  [{ lifetime: '7', day: '' }, '2026-03-09T14:00:00Z'],
  [{ lifetime: 'day', day: '2026-04-01' }, '2026-04-02T04:00:00Z'],
])('a token with %j ends at %s', (choice, end) => {
  expect(tokenEnd(choice, zone, now)).toBe(end);
});

test('a token that ends on a day needs one', () => {
  const { error } = tokenSchema.safeParse({ ...newToken, name: 'Payroll', lifetime: 'day' });

  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['day'], 'Choose a day']]);
});

test('a token is not bound to what is no network', () => {
  const { error } = tokenSchema.safeParse({ ...newToken, name: 'Payroll', networks: '10.0.0.1 example.com' });

  expect(error?.issues.map(({ path }) => path)).toEqual([['networks']]);
});

test.each([
  ['', {}],
  ['organization o1', { organizationId: 'o1' }],
  ['location l1', { locationId: 'l1' }],
])('the choice of the place %j becomes %j', (place, ids) => {
  const values = tokenSchema.parse({ ...newToken, name: ' Payroll ', networks: '10.0.0.1, ::1', place });
  const { expiresAt, ...input } = tokenInput(values, zone);

  expect(expiresAt).toMatch(/Z$/);
  expect(input).toEqual({ name: 'Payroll', scopes: ['READ'], networks: ['10.0.0.1', '::1'], ...ids });
});
