import { expect, test } from 'vitest';
import { complianceHref, readComplianceSearch, writeComplianceSearch } from './complianceSearch.ts';

test.each([
  [{}, { status: 'NON_COMPLIANT', from: null, until: null, search: '' }, {}],
  [
    { status: 'too_late', from: '2026-11-01', until: '2026-11-30', search: ' ada ' },
    { status: 'TOO_LATE', from: '2026-11-01', until: '2026-11-30', search: 'ada' },
    { status: 'too_late', from: '2026-11-01', until: '2026-11-30', search: 'ada' },
  ],
  [
    { status: 'good', from: '2026-02-30', until: 7, search: 7 },
    { status: 'NON_COMPLIANT', from: null, until: null, search: '' },
    {},
  ],
])('the search params %j are read as the choice %j of breaks', (params, choice, written) => {
  expect(readComplianceSearch(params)).toEqual(choice);
  expect(writeComplianceSearch(readComplianceSearch(params))).toEqual(written);
});

test.each([
  [undefined, '/locations/7/compliance'],
  [
    { from: '2026-11-20', until: '2026-11-20', search: 'Ada L.' },
    '/locations/7/compliance?from=2026-11-20&until=2026-11-20&search=Ada+L.',
  ],
])('the list of breaks of %j is at %s', (choice, href) => {
  expect(complianceHref(7, choice)).toBe(href);
});
