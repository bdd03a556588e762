import { makeWorkPay } from './pay.ts';
import { connection, makeGig, makeLocation, type Page } from './world.ts';
import { makePro } from './pros.ts';

const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });

/** A bonus of $20 that has arrived; `facts` replace what a test is about. */
export function makeAdHocPayment(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'AdHocPayment',
    id: `payment-${databaseId}`,
    databaseId,
    reason: 'PRO_BONUS',
    status: 'AVAILABLE',
    isFailed: false,
    chargedToBusiness: true,
    description: null,
    amount: usd(2000),
    charge: usd(2469),
    workingHours: null,
    error: null,
    returnedPart: null,
    refunds: [],
    refundable: usd(0),
    submittedAt: '2026-11-21T16:00:00Z',
    pro: makePro(databaseId),
    gig: makeGig(7),
    ...facts,
  };
}

/** A payment that failed for this reason. */
export function makeFailedPayment(databaseId: number, code: string) {
  return makeAdHocPayment(databaseId, {
    status: 'FAILED',
    isFailed: true,
    error: { code, message: 'It failed.' },
  });
}

/** A location where a manager may pay, with these payments and this shift that has ended. */
export function makeAdHocLocation(
  payments: readonly ReturnType<typeof makeAdHocPayment>[],
  facts: Record<string, unknown> = {},
) {
  return makeLocation(1, {
    viewerCanPay: true,
    viewerCannotPayReason: null,
    adHocPayments: (page: Page) => connection(payments, page),
    gigs: (page: Page) => connection([makeGig(7, { startTime: '2026-11-20T22:00:00Z' })], page),
    ...facts,
  });
}

/** A shift that has ended, with one paid pro and one whose pay is due. */
export function makeWorkedGig() {
  const works = [makeWorkPay(1, { status: 'PAID' }), makeWorkPay(2)];
  return makeGig(7, { startTime: '2026-11-20T22:00:00Z', pay: works });
}

/** The application of a paid pro, as quotes read it. */
export const quotedApplication = {
  __typename: 'GigApplication',
  id: 'application-1',
  adHocPaymentCost: ({ amountCents }: { amountCents: number }) => ({
    proAmount: usd(amountCents),
    paymentAmount: usd(amountCents + 469),
    tipAmount: usd(0),
    tippingFee: usd(0),
    platformFee: usd(370),
    backgroundCheckFee: usd(0),
    paymentGatewayFee: usd(99),
  }),
  additionalPay: { minutes: 30, amount: usd(1225) },
};
