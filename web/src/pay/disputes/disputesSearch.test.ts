import { expect, test } from 'vitest';
import { disputesVariables, readDisputesSearch, writeDisputesSearch } from './disputesSearch.ts';

const undecided = ['OPEN', 'COUNTERED', 'ESCALATED'];

test.each([
  [{}, 'open', [], undecided],
  [{ show: 'open' }, 'open', [], undecided],
  [{ show: 'all' }, 'open', [], undecided],
  [{ status: 'OPEN' }, 'open', ['OPEN'], ['OPEN']],
  [{ status: 'ESCALATED,OPEN,OTHER' }, 'open', ['OPEN', 'ESCALATED'], ['OPEN', 'ESCALATED']],
  [{ status: 'RESOLVED' }, 'open', [], undecided],
  [{ status: 3 }, 'open', [], undecided],
  [{ show: 'decided' }, 'decided', [], ['RESOLVED']],
  [{ show: 'decided', status: 'OPEN' }, 'decided', [], ['RESOLVED']],
])('the search params %j show the disputes that are %s', (search, show, statuses, listed) => {
  const choice = readDisputesSearch(search);
  expect(choice).toEqual({ show, statuses });
  expect(disputesVariables(choice)).toEqual({ statuses: listed });
});

test.each([
  [{ show: 'open', statuses: [] }, {}],
  [{ show: 'open', statuses: ['OPEN', 'COUNTERED'] }, { status: 'OPEN,COUNTERED' }],
  [{ show: 'decided', statuses: [] }, { show: 'decided' }],
] as const)('the choice of disputes %j is %j in the address', (choice, search) => {
  expect(writeDisputesSearch(choice)).toEqual(search);
});
