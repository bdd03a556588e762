import { connection, makeApplication, makeGig, makeLocation, type Page } from './world.ts';

const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });
const hours = (minutes: number) => ({ minutes, amount: usd(Math.round((minutes * 2_450) / 60)) });

/** An open dispute of a pro, who claims 8 hours instead of 6, unless a test says otherwise. */
export function makeDispute(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'Dispute',
    id: `dispute-${databaseId}`,
    databaseId,
    subject: 'HOURS',
    status: 'OPEN',
    outcome: null,
    application: makeApplication(databaseId, {
      workingHours: {
        startTime: '2026-11-20T22:00:00Z',
        endTime: '2026-11-21T04:00:00Z',
        reason: 'Left early',
      },
    }),
    gig: makeGig(7, {
      location: makeLocation(1),
      startTime: '2026-11-20T22:00:00Z',
      timeZone: 'America/Chicago',
    }),
    postedMinutes: 480,
    punchedMinutes: 475,
    contested: hours(360),
    claimed: hours(480),
    counter: null,
    resolved: null,
    claimNote: 'I stayed until the end',
    counterNote: null,
    resolutionNote: null,
    answerDueAt: '2026-11-25T21:00:00Z',
    escalatedAt: null,
    escalatedBy: null,
    billedTo: null,
    payment: null,
    cost: {
      lines: [
        { label: 'Wages', amount: usd(4_900) },
        { label: 'Platform fee', amount: usd(907) },
      ],
      total: usd(5_807),
      isChargedNow: true,
      isInvoiced: false,
    },
    timeline: [
      makeEntry('CLOCKED_OUT', '2026-11-21T05:55:00Z', { actorName: `Pro ${databaseId}` }),
      makeEntry('HOURS_CHANGED', '2026-11-21T15:00:00Z', {
        actorName: 'Mara Manager',
        note: 'Left early',
        startTime: '2026-11-20T22:00:00Z',
        endTime: '2026-11-21T04:00:00Z',
      }),
      makeEntry('DISPUTE_OPENED', '2026-11-22T21:00:00Z', { actorName: `Pro ${databaseId}`, minutes: 480 }),
    ],
    viewerCanAnswer: true,
    viewerCannotAnswerReason: null,
    viewerCanResolve: false,
    ...facts,
  };
}

/** An entry of a timeline with little known about it, unless a test says otherwise. */
export function makeEntry(kind: string, at: string, facts: Record<string, unknown> = {}) {
  return {
    key: `${kind}-${at}`,
    kind,
    at,
    reason: null,
    changes: [],
    position: null,
    actorName: null,
    note: null,
    startTime: null,
    endTime: null,
    amount: null,
    minutes: null,
    ...facts,
  };
}

/** What a list of disputes is asked for. */
type StatusPage = Page & { readonly statuses?: readonly string[] | null };

/** A location whose viewer sees these disputes. */
export function makeDisputeLocation(
  disputes: readonly ReturnType<typeof makeDispute>[],
  facts: Record<string, unknown> = {},
) {
  return makeLocation(1, {
    viewerCanPay: true,
    viewerCannotPayReason: null,
    disputes: ({ statuses, ...page }: StatusPage) =>
      connection(
        disputes.filter(({ status }) => statuses?.includes(status) ?? true),
        page,
      ),
    ...facts,
  });
}
