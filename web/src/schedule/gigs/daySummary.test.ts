import { expect, test } from 'vitest';
import { daySummary } from './daySummary.ts';

const gig = (confirmed: number, places: number, amountCents: number | null, currency = 'USD') => ({
  fill: { confirmed, places },
  cost: amountCents === null ? null : { total: { amountCents, currency } },
});

test.each([
  ['one shift', [gig(1, 4, 64_840)], '1 shift · 1 of 4 filled · $648.40'],
  ['several shifts', [gig(1, 4, 60_000), gig(2, 2, 40_000)], '2 shifts · 3 of 6 filled · $1,000.00'],
  [
    'extra pros, who fill no place of another shift',
    [gig(3, 2, 100), gig(0, 1, 100)],
    '2 shifts · 2 of 3 filled · $2.00',
  ],
  ['costs the viewer may not see', [gig(1, 4, null)], '1 shift · 1 of 4 filled'],
  ['a cost that is missing', [gig(1, 4, 100), gig(1, 1, null)], '2 shifts · 2 of 5 filled'],
  ['two currencies', [gig(1, 4, 100), gig(1, 1, 100, 'CAD')], '2 shifts · 2 of 5 filled'],
])('the summary of a day with %s', (_case, gigs, summary) => {
  expect(daySummary(gigs)).toBe(summary);
});
