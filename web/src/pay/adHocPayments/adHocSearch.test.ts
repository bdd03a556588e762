import { expect, test } from 'vitest';
import { adHocVariables, allPayments, isFiltered, readAdHocSearch, writeAdHocSearch } from './adHocSearch.ts';

test.each([
  [{}, allPayments],
  [{ state: 'late', reason: 'GIFT', shift: 'x', pro: -1 }, allPayments],
  [{ shift: 2 ** 53, pro: 1.5 }, allPayments],
  [
    { state: 'failed', reason: 'OTHER,TIP', shift: 7, pro: '12' },
    { state: 'failed', reasons: ['TIP', 'OTHER'], gigId: 7, proId: 12 },
  ],
] as const)('reads the search params %j of extra payments', (search, choice) => {
  expect(readAdHocSearch(search)).toEqual(choice);
});

test('writes what it read, and leaves defaults out', () => {
  expect(writeAdHocSearch(allPayments)).toEqual({});
  expect(writeAdHocSearch({ state: 'paid', reasons: ['TIP', 'TOS'], gigId: 7, proId: 12 })).toEqual({
    state: 'paid',
    reason: 'TIP,TOS',
    shift: 7,
    pro: 12,
  });
});

test('the choice of extra payments becomes variables of the list', () => {
  expect(adHocVariables(allPayments)).toEqual({ statuses: null, reasons: null, gigId: null, proId: null });
  expect(adHocVariables({ ...allPayments, state: 'failed', reasons: ['TIP'], proId: 12 })).toEqual({
    statuses: ['ERROR', 'FAILED'],
    reasons: ['TIP'],
    gigId: null,
    proId: 12,
  });
});

test.each([
  [{}, false],
  [{ state: 'paid' }, true],
  [{ reasons: ['TIP'] }, true],
  [{ gigId: 7 }, true],
  [{ proId: 12 }, true],
] as const)('the filter %j hides payments: %s', (filters, expected) => {
  expect(isFiltered({ ...allPayments, ...filters })).toBe(expected);
});
