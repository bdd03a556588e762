import { expect, test } from 'vitest';
import { emptyPosting } from './postingValues.ts';
import { notesSummary, peopleSummary, placeSummary, requirementsSummary } from './sectionSummaries.ts';

const empty = emptyPosting('single', '2026-03-02');
const bar = { id: 'bar', label: '1 Bar Street', description: '', timeZone: 'America/New_York' };
const cellar = { ...bar, id: 'cellar', label: '2 Cellar Lane' };

test.each([
  [{}, 'Marketplace · you select'],
  [{ gigType: 'NETWORK', isAutoSelectEnabled: true }, 'Your network · selected automatically'],
  [{ boostBonus: ' $5' }, 'Marketplace · you select · $5 bonus'],
] as const)('who gets the work: %j', (values, text) => {
  expect(peopleSummary({ ...empty, isAutoSelectEnabled: false, ...values })).toBe(text);
});

test.each([
  [{}, '1 Bar Street · no contact'],
  [{ addressId: 'cellar', contactName: ' Dana ' }, '2 Cellar Lane · Dana'],
  [{ addressId: 'gone' }, '1 Bar Street · no contact'],
])('where the work is: %j', (values, text) => {
  expect(placeSummary({ ...empty, ...values }, [bar, cellar])).toBe(text);
});

test('a location without an address has none in the summary', () => {
  expect(placeSummary(empty, [])).toBe('No address · no contact');
});

test.each([
  [[], 'None'],
  [['a'], '1 requirement'],
  [['a', 'b'], '2 requirements'],
])('what pros need: %j', (requirementIds, text) => {
  expect(requirementsSummary({ ...empty, requirementIds })).toBe(text);
});

test.each([
  [{}, 'None'],
  [{ privateNotes: 'Side door.' }, 'Notes'],
  [{ specialInstructions: 'Park behind.', attachmentIds: ['a', 'b'] }, 'Notes · 2 files'],
])('what else there is: %j', (values, text) => {
  expect(notesSummary({ ...empty, ...values })).toBe(text);
});
