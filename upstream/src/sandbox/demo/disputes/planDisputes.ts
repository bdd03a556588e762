import type { DemoApplication } from '../applications/demoApplication.ts';
import { managersOf } from '../users/managersOf.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The location whose pros have disputes. */
const grillId = 1;

/** The disputes of the demo data, by the index of their application. */
export type DemoDisputes = {
  /** Applications whose hours a manager shortened, which the pro disputes. */
  hours: readonly { index: number; status: 'OPEN' | 'COUNTERED'; shortenedAt: number }[];
  /** An application whose payment the pro disputes, and the platform decides. */
  payment: number | null;
};

/** Chooses the disputes: two about unpaid work of the last weeks, and one about a payment. */
export function planDisputes(all: readonly DemoApplication[], now: number): DemoDisputes {
  const worked = all
    .map((application, index) => ({ application, index }))
    .filter(({ application }) => isWorkedAtGrill(application, now))
    .toSorted((one, other) => other.application.gig.end - one.application.gig.end);
  const due = worked.filter(
    ({ application: { businessPayment, proPayment, hoursUpdate } }) =>
      businessPayment === null && proPayment === null && hoursUpdate === null,
  );
  const statuses = ['OPEN', 'COUNTERED'] as const;
  const paid = worked.find(({ application: { proPayment } }) => proPayment?.status === 'AVAILABLE');
  return {
    hours: due.slice(0, 2).map(({ index, application }, place) => ({
      index,
      status: statuses[place] ?? 'OPEN',
      shortenedAt: Math.max(application.gig.end + 30 * minute, now - (20 + 10 * place) * hour),
    })),
    payment: paid?.index ?? null,
  };
}

function isWorkedAtGrill({ gig, stage, cancellation, punches }: DemoApplication, now: number): boolean {
  return (
    gig.location.row.id === grillId &&
    stage === 'CONFIRMED' &&
    cancellation === null &&
    punches.length > 1 &&
    gig.end + hour < now &&
    gig.end - gig.start > 3 * hour
  );
}

/** The applications, those with disputed hours shortened by 90 minutes. */
export function shortenDisputed(all: readonly DemoApplication[], { hours }: DemoDisputes): DemoApplication[] {
  const shortenedAt = new Map(hours.map(({ index, shortenedAt: at }) => [index, at]));
  return all.map((application, index) => {
    const at = shortenedAt.get(index);
    if (at === undefined) return application;
    const byUserId = managersOf(grillId)[0]?.id ?? 0;
    const end = application.gig.end - 90 * minute;
    return { ...application, hours: { ...application.hours, end }, hoursUpdate: { at, byUserId } };
  });
}
