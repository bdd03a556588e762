import { expect, test } from 'vitest';
import { gigTemplateName } from './gigTemplateName.ts';

test.each([
  [' ', 'This field is required'],
  ['x'.repeat(101), 'At most 100 characters'],
])('rejects %j', (name, message) => {
  expect(gigTemplateName.safeParse(name).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('accepts 100 characters and trims the name', () => {
  expect(gigTemplateName.parse(` ${'x'.repeat(100)} `)).toBe('x'.repeat(100));
});
