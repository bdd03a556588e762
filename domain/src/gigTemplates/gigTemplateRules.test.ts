import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { gigTemplateRules } from './gigTemplateRules.ts';

const rules = z.object(gigTemplateRules);
const good = { name: 'Friday dinner', hourlyRateCents: 2200, positionDescription: 'Run six tables.' };
const wage = 'Enter a wage from $15 to $75 an hour';

test.each([1500, 7500])('%d cents an hour are a wage', (hourlyRateCents) => {
  expect(rules.safeParse({ ...good, hourlyRateCents }).success).toBe(true);
});

test.each([
  [{ hourlyRateCents: 1499 }, wage],
  [{ hourlyRateCents: 7501 }, wage],
  [{ hourlyRateCents: 2000.5 }, wage],
  [{ name: ' ' }, 'This field is required'],
  [{ name: 'x'.repeat(101) }, 'At most 100 characters'],
  [{ positionDescription: '' }, 'This field is required'],
])('%j: %s', (wrong, message) => {
  const { error } = rules.safeParse({ ...good, ...wrong });

  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
