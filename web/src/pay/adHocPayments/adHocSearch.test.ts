import { expect, test } from 'vitest';
import { adHocVariables, readAdHocSearch, writeAdHocSearch } from './adHocSearch.ts';

test.each([
  [{}, { state: null, reasons: [] }],
  [
    { state: 'late', reason: 'GIFT' },
    { state: null, reasons: [] },
  ],
  [
    { state: 'failed', reason: 'OTHER,TIP' },
    { state: 'failed', reasons: ['TIP', 'OTHER'] },
  ],
] as const)('reads %j', (search, choice) => {
  expect(readAdHocSearch(search)).toEqual(choice);
});

test('writes what it read, and leaves defaults out', () => {
  expect(writeAdHocSearch({ state: null, reasons: [] })).toEqual({});
  expect(writeAdHocSearch({ state: 'paid', reasons: ['TIP', 'TOS'] })).toEqual({
    state: 'paid',
    reason: 'TIP,TOS',
  });
});

test('becomes variables of the list', () => {
  expect(adHocVariables({ state: null, reasons: [] })).toEqual({ statuses: null, reasons: null });
  expect(adHocVariables({ state: 'failed', reasons: ['TIP'] })).toEqual({
    statuses: ['ERROR', 'FAILED'],
    reasons: ['TIP'],
  });
});
