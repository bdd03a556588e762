import { makePro } from './pros.ts';
import { connection, makeApplication, makeGig, makeLocation, type Page } from './world.ts';

const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });

/** The pay of a pro: 7.5 hours at $24.50, charged to a card, unless a test says otherwise. */
export function makeWorkPay(databaseId: number, facts: Record<string, unknown> = {}) {
  const { status = 'UNPAID', timePunches = [], shiftBreaks = [], breakCheck = null, ...more } = facts;
  const { payout = payoutOf(status), ...others } = more;
  return {
    id: `work-${databaseId}`,
    application: makeApplication(databaseId, {
      isSelected: true,
      isConfirmed: true,
      isMissing: false,
      timePunches,
      shiftBreaks,
      breakCheck,
      status,
      proPayment: payout,
      workingHours: {
        startTime: '2026-11-20T22:00:00Z',
        endTime: '2026-11-21T06:00:00Z',
        reason: null,
      },
    }),
    postedMinutes: 450,
    punchedMinutes: 440,
    minutesToPay: 440,
    coveredMinutes: 0,
    flags: ['LEFT_EARLY'],
    isLateCancellation: false,
    paymentStatus: status,
    bonus: usd(0),
    promisedBonus: usd(0),
    tip: usd(0),
    lines: [
      { code: 'LABOR', label: 'Wages', amount: usd(18_000) },
      { code: 'PLATFORM_FEE', label: 'Platform fee', amount: usd(3_330) },
      { code: 'GATEWAY_FEE', label: 'Payment processing', amount: usd(649) },
    ],
    total: usd(21_979),
    payout: usd(18_000),
    failure: null,
    returnedPart: null,
    approvedAutomaticallyAt: null,
    isPayable: true,
    hasPayoutAccount: true,
    billedTo: null,
    viewerCanAddExtras: true,
    payoutFailure: null,
    openDisputeDatabaseId: null,
    refunds: [],
    refundable: usd(0),
    ...others,
  };
}

/** A payout of which this is true. */
export function makePayout(flag: 'isPaid' | 'isFailed' | 'isProcessing') {
  return { isPaid: false, isFailed: false, isProcessing: false, [flag]: true };
}

/** The payout that the status of an application implies. */
function payoutOf(status: unknown) {
  if (status === 'PAID' || status === 'PRO_PAID') return makePayout('isPaid');
  if (status === 'PRO_PAYMENT_FAILED') return makePayout('isFailed');
  return status === 'PRO_PAYMENT_PROCESSING' ? makePayout('isProcessing') : null;
}

type WorkPay = ReturnType<typeof makeWorkPay>;

/** A shift whose pay is due. */
export function makeDueGig(databaseId: number, pay: readonly WorkPay[]) {
  return makeGig(databaseId, {
    status: 'INCOMPLETE',
    listStatus: 'PAYMENT_DUE',
    employmentType: 'F1099',
    startTime: '2026-11-20T22:00:00Z',
    endTime: '2026-11-21T06:00:00Z',
    pay,
  });
}

/** Work of a pro in a shift whose pay is due; `gig` are the facts of the shift. */
export function makeDueWork(databaseId: number, proId: number, facts: Record<string, unknown> = {}) {
  const { gig = {}, ...others } = facts;
  const work = makeWorkPay(databaseId, others);
  const shift = { ...makeDueGig(databaseId + 100, []), ...(gig as object) };
  return { ...work, application: { ...work.application, pro: makePro(proId), gig: shift } };
}

/** A pro with the work that is due to them at the first location. */
export function makeDuePro(databaseId: number, duePay: readonly object[]) {
  return { ...makePro(databaseId).atLocation({ locationDatabaseId: 1 }), pro: makePro(databaseId), duePay };
}

/** A location where a manager may pay these gigs. */
export function makePayLocation(
  gigs: readonly ReturnType<typeof makeDueGig>[],
  facts: Record<string, unknown> = {},
) {
  return makeLocation(1, {
    viewerCanPay: true,
    viewerCannotPayReason: null,
    costRates: {
      platformPercentage: 18.5,
      inNetworkPercentage: 5,
      w2Percentage: 0,
      backgroundCheckPercentage: 2,
      tippingPercentage: 10,
      gatewayFee: { percentage: 2.9, fixedCents: 30, maximumCents: null },
      cancellation: { freeHours: 24, guaranteedHours: 4 },
    },
    dueTotal: null,
    duePay: (page: Page) => connection(gigs, page),
    disputes: { edges: [], totalCount: 0, pageInfo: { hasNextPage: false } },
    ...facts,
  });
}
