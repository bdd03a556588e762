import { describe, expect, test } from 'vitest';
import { paymentStatuses } from './paymentStatus.ts';
import { Temporal } from '../../platform/time/temporal.ts';
import {
  type ApplicationFacts,
  applicationStatus,
  applicationStatuses,
  paymentsStatus,
} from './applicationStatus.ts';

const now = Temporal.Instant.from('2026-03-08T10:00:00Z');
const justBefore = now.subtract({ nanoseconds: 1 });
const justAfter = now.add({ nanoseconds: 1 });

const created: ApplicationFacts = {
  isCancelled: false,
  isGigCancelled: false,
  isSelected: false,
  isConfirmed: false,
  businessPayment: null,
  proPayment: null,
  workingEndTime: null,
};
const confirmed: ApplicationFacts = { ...created, isSelected: true, isConfirmed: true };
const worked: ApplicationFacts = { ...confirmed, workingEndTime: justBefore };

describe('applicationStatus', () => {
  test.each<[string, string, ApplicationFacts]>([
    ['CREATED', 'a new application', created],
    ['CREATED', 'an application whose shift is over', { ...created, workingEndTime: justBefore }],
    ['SELECTED', 'a selected one', { ...created, isSelected: true }],
    ['CONFIRMED', 'a confirmed one without working hours', confirmed],
    ['CONFIRMED', 'a confirmed one that ends later', { ...confirmed, workingEndTime: justAfter }],
    ['CONFIRMED', 'a confirmed one that ends this very moment', { ...confirmed, workingEndTime: now }],
    ['CONFIRMED', 'one confirmed without a selection', { ...created, isConfirmed: true }],
    ['UNPAID', 'a confirmed one that has ended', worked],
    ['PRO_PAYMENT_PROCESSING', 'a payout that waits', { ...worked, proPayment: 'PENDING_TRANSFER' }],
    ['PRO_PAYMENT_PROCESSING', 'a payout on its way', { ...worked, proPayment: 'IN_TRANSIT' }],
    ['PRO_PAYMENT_PROCESSING', 'a payout handed in', { ...worked, proPayment: 'SUBMITTED' }],
    ['PRO_PAYMENT_FAILED', 'a payout that was declined', { ...worked, proPayment: 'FAILED' }],
    ['PRO_PAYMENT_FAILED', 'a payout that broke down', { ...worked, proPayment: 'ERROR' }],
    ['PRO_PAID', 'a payout that arrived', { ...worked, proPayment: 'AVAILABLE' }],
    ['PAID', 'a charge that arrived', { ...worked, businessPayment: 'AVAILABLE' }],
    [
      'BUSINESS_PAYMENT_PROCESSING',
      'a charge that waits',
      { ...worked, businessPayment: 'PENDING_TRANSFER' },
    ],
    ['BUSINESS_PAYMENT_PROCESSING', 'a charge on its way', { ...worked, businessPayment: 'IN_TRANSIT' }],
    ['BUSINESS_PAYMENT_PROCESSING', 'a charge handed in', { ...worked, businessPayment: 'SUBMITTED' }],
    ['BUSINESS_PAYMENT_FAILED', 'a charge that was declined', { ...worked, businessPayment: 'FAILED' }],
    ['BUSINESS_PAYMENT_FAILED', 'a charge that broke down', { ...worked, businessPayment: 'ERROR' }],
    ['CANCELLED', 'a cancelled application', { ...created, isCancelled: true }],
    ['CANCELLED', 'an application to a cancelled gig', { ...created, isGigCancelled: true }],
  ])('the status of an application is %s for %s', (status, _case, facts) => {
    expect(applicationStatus(facts, now)).toBe(status);
  });

  // The rules in order: the first match must win for every combination of facts.
  const rules: [(typeof applicationStatuses)[number], (facts: ApplicationFacts) => boolean][] = [
    ['CANCELLED', (facts) => facts.isCancelled || facts.isGigCancelled],
    ['BUSINESS_PAYMENT_FAILED', (facts) => /^(ERROR|FAILED)$/.test(facts.businessPayment ?? '')],
    [
      'BUSINESS_PAYMENT_PROCESSING',
      (facts) => /^(PENDING_TRANSFER|IN_TRANSIT|SUBMITTED)$/.test(facts.businessPayment ?? ''),
    ],
    ['PAID', (facts) => facts.businessPayment === 'AVAILABLE'],
    ['PRO_PAID', (facts) => facts.proPayment === 'AVAILABLE'],
    ['PRO_PAYMENT_FAILED', (facts) => /^(ERROR|FAILED)$/.test(facts.proPayment ?? '')],
    [
      'PRO_PAYMENT_PROCESSING',
      (facts) => /^(PENDING_TRANSFER|IN_TRANSIT|SUBMITTED)$/.test(facts.proPayment ?? ''),
    ],
    ['UNPAID', (facts) => facts.isConfirmed && facts.workingEndTime === justBefore],
    ['CONFIRMED', (facts) => facts.isConfirmed],
    ['SELECTED', (facts) => facts.isSelected],
    ['CREATED', () => true],
  ];

  test('the status of an application follows the rules in their order for every combination of facts', () => {
    const seen = new Set<string>();
    for (const facts of everyCombination()) {
      const status = applicationStatus(facts, now);
      const expected = rules.find(([, matches]) => matches(facts))?.[0];
      expect({ ...facts, status }).toEqual({ ...facts, status: expected });
      seen.add(status);
    }
    expect(seen).toEqual(new Set(applicationStatuses));
  });
});

function* everyCombination(): Generator<ApplicationFacts> {
  const payments = [null, ...paymentStatuses];
  for (let flags = 0; flags < 16; flags += 1) {
    for (const businessPayment of payments) {
      for (const proPayment of payments) {
        for (const workingEndTime of [null, justBefore, now, justAfter]) {
          yield {
            isCancelled: (flags & 1) !== 0,
            isGigCancelled: (flags & 2) !== 0,
            isSelected: (flags & 4) !== 0,
            isConfirmed: (flags & 8) !== 0,
            businessPayment,
            proPayment,
            workingEndTime,
          };
        }
      }
    }
  }
}

test.each([
  ['a late cancellation that no one has paid', null, null, null],
  ['one whose charge failed', 'FAILED', null, 'BUSINESS_PAYMENT_FAILED'],
  ['one that is paid', 'AVAILABLE', 'SUBMITTED', 'PAID'],
  [
    'one whose payout is on its way, where the business is invoiced',
    null,
    'SUBMITTED',
    'PRO_PAYMENT_PROCESSING',
  ],
] as const)(
  'the payments of %s have their own status, and the application stays cancelled',
  (_case, businessPayment, proPayment, status) => {
    const cancelled = { ...worked, isCancelled: true, isGigCancelled: true, businessPayment, proPayment };

    expect(paymentsStatus(cancelled)).toBe(status);
    expect(applicationStatus(cancelled, now)).toBe('CANCELLED');
  },
);
