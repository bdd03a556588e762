import type { DemoApplication } from '../applications/demoApplication.ts';
import { wholeSecond } from '../calendar/wholeSecond.ts';
import type { DemoRow } from '../demoRow.ts';
import { managersOf } from '../users/managersOf.ts';
import type { DemoDisputes } from './planDisputes.ts';

const minute = 60_000;
const hour = 60 * minute;

type Rows = { disputes: DemoRow<'disputes'>[]; dispute_events: DemoRow<'dispute_events'>[] };
type Event = Omit<DemoRow<'dispute_events'>, 'dispute_id' | 'id'>;
type Dispute = { row: Omit<DemoRow<'disputes'>, 'id'>; events: Event[] };

/** The disputes and what happened to them, the oldest first. */
export function disputeRows(all: readonly DemoApplication[], plan: DemoDisputes, now: number): Rows {
  const disputes = [
    ...paymentDispute(all, plan, now),
    ...plan.hours.map((planned) => hoursDispute(all, planned, now)).toReversed(),
  ];
  return {
    disputes: disputes.map(({ row }, index) => ({ id: index + 1, ...row })),
    dispute_events: disputes
      .flatMap(({ events }, index) => events.map((event) => ({ dispute_id: index + 1, ...event })))
      .map((event, index) => ({ id: index + 1, ...event })),
  };
}

function hoursDispute(
  all: readonly DemoApplication[],
  { index, status, shortenedAt }: DemoDisputes['hours'][number],
  now: number,
): Dispute {
  const { gig, pro, hours } = present(all[index]);
  const minutesOf = (end: number) => Math.floor((end - hours.start) / minute) - gig.unpaidBreakMinutes;
  const opened = Math.min(now - minute, shortenedAt + 3 * hour);
  const countered = Math.min(now, opened + 4 * hour);
  const claim = minutesOf(gig.end);
  const offer = status === 'COUNTERED' ? claim - 45 : null;
  const due = status === 'COUNTERED' ? countered + 48 * hour : opened + 72 * hour;
  return {
    row: {
      ...subjectOf(all, index),
      subject: 'HOURS',
      status,
      contested_value: minutesOf(hours.end),
      claimed_value: claim,
      counter_value: offer,
      contested_ts: wholeSecond(shortenedAt),
      created_ts: wholeSecond(opened),
      answer_due_ts: wholeSecond(due),
      reminder_due_ts: status === 'OPEN' ? wholeSecond(due - 24 * hour) : null,
    },
    events: [
      {
        kind: 'OPENED',
        actor_user_id: pro.userId,
        value: claim,
        note: 'I worked until the end. My clock-out shows it.',
        created_ts: wholeSecond(opened),
      },
      ...(offer === null
        ? []
        : [
            {
              kind: 'COUNTERED' as const,
              actor_user_id: managersOf(gig.location.row.id)[0]?.id ?? null,
              value: offer,
              note: 'The station was closed early. We can meet halfway.',
              created_ts: wholeSecond(countered),
            },
          ]),
    ],
  };
}

function paymentDispute(all: readonly DemoApplication[], { payment }: DemoDisputes, now: number): Dispute[] {
  if (payment === null) return [];
  const { gig, pro, proPayment, paidAt } = present(all[payment]);
  const paid = Math.round((proPayment?.amount ?? 0) * 100);
  const opened = now - 30 * hour;
  const claim = paid + 2_500;
  return [
    {
      row: {
        ...subjectOf(all, payment),
        subject: 'PAYMENT',
        status: 'ESCALATED',
        contested_value: paid,
        claimed_value: claim,
        counter_value: null,
        contested_ts: wholeSecond(paidAt ?? gig.end),
        created_ts: wholeSecond(opened),
        answer_due_ts: null,
        reminder_due_ts: null,
      },
      events: [
        {
          kind: 'OPENED',
          actor_user_id: pro.userId,
          value: claim,
          note: 'The posting promised $25 for the late close. It is missing.',
          created_ts: wholeSecond(opened),
        },
        {
          kind: 'ESCALATED',
          actor_user_id: managersOf(gig.location.row.id)[0]?.id ?? null,
          value: null,
          note: 'We promised no bonus for this shift.',
          created_ts: wholeSecond(opened + 5 * hour),
        },
      ],
    },
  ];
}

function subjectOf(all: readonly DemoApplication[], index: number) {
  const { gig, pro } = present(all[index]);
  return { application_id: index + 1, gig_id: gig.id, location_id: gig.location.row.id, pro_id: pro.id };
}

function present(application: DemoApplication | undefined): DemoApplication {
  if (!application) throw new Error('A dispute names an application that does not exist');
  return application;
}
