import { expect, test } from 'vitest';
import { defaultUsageChoice, readUsageSearch, usageHref, writeUsageSearch } from './usageSearch.ts';

test.each([
  [{}, defaultUsageChoice],
  [
    { measure: 'refused', span: 'ten-minutes', source: '12' },
    { measure: 'refusals', span: 'ten-minutes', source: '12' },
  ],
  [{ source: 'sessions' }, { ...defaultUsageChoice, source: 'sessions' }],
] as const)('the choice of usage %o is read and written', (search, choice) => {
  expect(readUsageSearch(search)).toEqual(choice);
  expect(writeUsageSearch(choice)).toEqual(search);
});

test('values that mean nothing are ignored', () => {
  expect(readUsageSearch({ measure: 'money', span: 'year', source: '-1' })).toEqual(defaultUsageChoice);
});

test('the page has an address for each choice', () => {
  expect(usageHref(defaultUsageChoice)).toBe('/settings/api-usage');
  expect(usageHref({ ...defaultUsageChoice, source: '12' })).toMatch(/^\/settings\/api-usage\?source=.*12/);
});
