import { expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { checkChange, needsNewConsent } from './checkChange.ts';

const gig = {
  status: 'POSTED' as const,
  start_time: hoursFromStart(0),
  end_time: hoursFromStart(8),
  wage_amount: 24,
  boosted_gig_bonus: 10,
  allowed_confirmed_pros: 4,
  confirmed_applications: 0,
};
const before = hoursFromStart(-24);
const confirmed = { ...gig, confirmed_applications: 3 };

test('everything can change while no pro is confirmed', () => {
  const columns = {
    start_time: hoursFromStart(2),
    wage_amount: 15,
    allowed_confirmed_pros: 1,
    city: 'Memphis',
  };
  expect(() => checkChange(gig, columns, before)).not.toThrow();
});

test.each([
  [{ wage_amount: 23.99 }, 'wage_amount', '3 pros are confirmed: the wage can only rise.'],
  [{ boosted_gig_bonus: 9 }, 'boosted_gig_bonus', '3 pros are confirmed: the bonus can only rise.'],
  [{ boosted_gig_bonus: null }, 'boosted_gig_bonus', '3 pros are confirmed: the bonus can only rise.'],
  [
    { allowed_confirmed_pros: 2 },
    'allowed_confirmed_pros',
    '3 pros are confirmed: keep a place for each, or dismiss some first.',
  ],
])('%j is refused once pros are confirmed', (columns, target, message) => {
  expect(() => checkChange(confirmed, columns, before)).toThrow(
    expect.objectContaining({
      code: 'invalid_transition',
      message,
      extras: expect.objectContaining({ target }),
    }),
  );
});

test('wage and places can be raised once pros are confirmed, and time and place can change', () => {
  const columns = {
    wage_amount: 24.01,
    boosted_gig_bonus: 11,
    allowed_confirmed_pros: 3,
    start_time: before,
  };
  expect(() => checkChange(confirmed, columns, before)).not.toThrow();
});

test('only notes can change and places be added after the start', () => {
  const now = gig.start_time;
  expect(() => checkChange(gig, { special_inst: 'Gate B', private_notes: '' }, now)).not.toThrow();
  expect(() => checkChange(gig, { allowed_confirmed_pros: 5 }, now)).not.toThrow();
  for (const columns of [{ allowed_confirmed_pros: 3 }, { wage_amount: 30 }, { contact_name: 'Dana' }]) {
    expect(() => checkChange(gig, columns, now)).toThrow('has started');
  }
});

test('only notes can change after the end', () => {
  expect(() => checkChange(gig, { private_notes: 'Loud' }, gig.end_time)).not.toThrow();
  expect(() => checkChange(gig, { allowed_confirmed_pros: 5 }, gig.end_time)).toThrow('is over');
});

test.each([
  ['CANCELLED', 'is cancelled'],
  ['UNFILLED', 'started without a confirmed pro'],
  ['COMPLETED', 'is completed'],
] as const)('a gig that is %s cannot change', (status, ending) => {
  expect(() => checkChange({ ...gig, status }, {}, before)).toThrow(
    `This shift ${ending}: it can no longer change.`,
  );
});

test('several errors are reported together, those of a place as one', () => {
  const columns = { wage_amount: 30, city: 'Memphis', state_code: 'TN' };
  expect(() => checkChange(gig, columns, gig.start_time)).toThrow(
    expect.objectContaining({
      extras: {
        details: [
          expect.objectContaining({ target: 'wage_amount' }),
          expect.objectContaining({ target: 'location_address_id' }),
        ],
      },
    }),
  );
});

test('only another time or place needs new consent, and only of confirmed pros', () => {
  expect(needsNewConsent(confirmed, { end_time: before })).toBe(true);
  expect(needsNewConsent(confirmed, { address_line_1: '2 Dock St' })).toBe(true);
  expect(needsNewConsent(confirmed, { wage_amount: 30, description: 'More' })).toBe(false);
  expect(needsNewConsent(gig, { end_time: before })).toBe(false);
});
