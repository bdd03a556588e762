import { expect, test } from 'vitest';
import { offerStanding } from './offerStanding.ts';

const facts = {
  kind: 'DIRECT_OFFER',
  status: 'PENDING',
  withdrawalReason: null,
  expiresAt: '2030-01-02T10:00:00Z',
  offeredAt: '2030-01-01T10:00:00Z',
  answeredAt: null,
};

test.each([
  [{}, 'Waiting', 'Expires', facts.expiresAt],
  [{ status: 'ACCEPTED', answeredAt: 'then' }, 'Accepted', 'Accepted', 'then'],
  [{ status: 'DECLINED', answeredAt: 'then' }, 'Declined', 'Declined', 'then'],
  [{ status: 'EXPIRED' }, 'No answer', 'No answer until', facts.expiresAt],
  [{ status: 'WITHDRAWN', withdrawalReason: 'STAFFER' }, 'Taken back', 'Taken back by your team', null],
  [{ status: 'WITHDRAWN', withdrawalReason: 'GIG_FULL' }, 'Taken back', 'Others took the last place', null],
  [{ status: 'WITHDRAWN', withdrawalReason: 'GIG_CANCELLED' }, 'Taken back', 'The shift was cancelled', null],
  [{ status: 'WITHDRAWN', withdrawalReason: 'PRO_BLOCKED' }, 'Taken back', 'The pro was blocked', null],
  [
    { kind: 'ASSIGNMENT', status: 'ACCEPTED', expiresAt: null },
    'Assigned',
    'Assigned',
    '2030-01-01T10:00:00Z',
  ],
])('an offer with %j is %s', (change, label, words, moment) => {
  expect(offerStanding({ ...facts, ...change })).toMatchObject({ label, words, moment });
});
