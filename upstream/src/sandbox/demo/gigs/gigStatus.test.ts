import { expect, test } from 'vitest';
import type { PaymentStatus } from '../../../filling/applications/applicationsTable.ts';
import type { DemoApplication } from '../applications/demoApplication.ts';
import { gigStatus } from './gigStatus.ts';
import { makeGigs } from './makeGigs.ts';

const [anyGig] = makeGigs(1, Date.UTC(2026, 5, 17));
if (anyGig === undefined) throw new Error('There is no gig');
const gig = { ...anyGig, fate: 'WORKED' as const, start: 1000, end: 2000, heads: 2 };

type Payment = PaymentStatus | null;

function confirmed(business: Payment = null, pro: Payment = null): DemoApplication {
  const payment = (status: Payment) => (status === null ? null : { amount: 100, status });
  const facts: Pick<DemoApplication, 'stage' | 'cancellation' | 'businessPayment' | 'proPayment'> = {
    stage: 'CONFIRMED',
    cancellation: null,
    businessPayment: payment(business),
    proPayment: payment(pro),
  };
  return facts as DemoApplication;
}

const dropped: DemoApplication = {
  ...confirmed(),
  cancellation: { reason: 'CALLED_OUT', explanation: null, at: 500, byUserId: null },
};

test.each([
  ['before the start with a place left', 500, [confirmed()], 'POSTED'],
  ['before the start with all places taken', 500, [confirmed(), confirmed()], 'CONFIRMED'],
  ['before the start when one of two dropped out', 500, [confirmed(), dropped], 'POSTED'],
  ['begun with one of two', 1500, [confirmed()], 'CONFIRMED'],
  ['started without pros', 1500, [dropped], 'UNFILLED'],
  ['over and not paid', 2500, [confirmed()], 'INCOMPLETE'],
  [
    'over and paid in part',
    2500,
    [confirmed('AVAILABLE', 'AVAILABLE'), confirmed('SUBMITTED')],
    'INCOMPLETE',
  ],
  ['over and paid by the business', 2500, [confirmed('AVAILABLE', 'IN_TRANSIT')], 'COMPLETED'],
  ['over and paid out ahead of the invoice', 2500, [confirmed(null, 'AVAILABLE')], 'COMPLETED'],
  ['over with a declined charge', 2500, [confirmed('FAILED'), confirmed('AVAILABLE')], 'FAILED_PAYMENT'],
  ['over with a payout in error', 2500, [confirmed(null, 'ERROR')], 'FAILED_PAYMENT'],
])('the status of a gig that is %s', (_, now, applications, status) => {
  expect(gigStatus(gig, applications, now)).toBe(status);
});

test.each(['CANCELLED', 'UNAPPROVED'] as const)(
  'the status %s of a gig does not depend on the clock',
  (fate) => {
    expect(gigStatus({ ...gig, fate }, [confirmed()], 2500)).toBe(fate);
  },
);
