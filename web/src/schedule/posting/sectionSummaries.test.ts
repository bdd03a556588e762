import { expect, test } from 'vitest';
import { emptyPosting } from './postingValues.ts';
import { notesSummary, peopleSummary, placeSummary, requirementsSummary } from './sectionSummaries.ts';

const empty = emptyPosting('single', '2026-03-02');
const bar = { id: 'bar', label: '1 Bar Street', description: '', timeZone: 'America/New_York' };
const cellar = { ...bar, id: 'cellar', label: '2 Cellar Lane' };
const place = { addresses: [bar, cellar], managers: [{ id: 'noor', name: 'Noor Haddad' }] };

test.each([
  [{}, 'Marketplace · you select'],
  [{ gigType: 'NETWORK', isAutoSelectEnabled: true }, 'Your network · confirmed automatically'],
  [{ gigType: 'NETWORK', movesToMarketplace: true }, 'Your network · then the marketplace · you select'],
  [
    { noExperienceRequired: true, boostBonus: ' $5' },
    'Marketplace · you select · open to beginners · $5 bonus',
  ],
  [
    { areCertificationsRequired: true, isBackgroundCheckRequired: true, employmentType: 'W2' },
    'Marketplace · you select · certifications required · background check · on payroll',
  ],
] as const)('the summary of who gets the work: %j', (values, text) => {
  expect(
    peopleSummary({ ...empty, isAutoSelectEnabled: false, areCertificationsRequired: false, ...values }),
  ).toBe(text);
});

test.each([
  [{}, '1 Bar Street · no contact'],
  [{ addressId: 'cellar', contactName: ' Dana ' }, '2 Cellar Lane · Dana'],
  [{ addressId: 'gone' }, 'Choose an address · no contact'],
  [{ onsiteManagerId: 'noor' }, '1 Bar Street · no contact · Noor Haddad onsite'],
])('the summary of where the work is: %j', (values, text) => {
  expect(placeSummary({ ...empty, ...values }, place)).toBe(text);
});

test('a location without an address has none in the summary', () => {
  expect(placeSummary(empty, { ...place, addresses: [] })).toBe('Choose an address · no contact');
});

test.each([
  [[], 'None'],
  [['a'], '1 requirement'],
  [['a', 'b'], '2 requirements'],
])('the summary of what pros need: %j', (requirementIds, text) => {
  expect(requirementsSummary({ ...empty, requirementIds })).toBe(text);
});

test.each([
  [{}, 'None'],
  [{ privateNotes: 'Side door.' }, 'Notes'],
  [{ specialInstructions: 'Park behind.', attachmentIds: ['a', 'b'] }, 'Notes · 2 files'],
])('the summary of what else there is: %j', (values, text) => {
  expect(notesSummary({ ...empty, ...values })).toBe(text);
});
