import { may } from '../../platform/access/permissions.ts';
import type { HomeGigs } from './homeGigs.ts';
import type { AccessibleHome, HomeWork } from './homeWork.ts';

/** How urgent something is: the lower the rank, and the earlier and more of it, the more urgent. */
export type Urgency = { rank: number; start: number; count: number };

type Facts = { work: HomeWork; gigs: HomeGigs; now: Date };

const hour = 3_600_000;

/** The most urgent of what needs attention at a location and the caller can act on; null for nothing. */
export function homeUrgency(home: AccessibleHome, facts: Facts): Urgency | null {
  const urgencies = urgenciesOf(home, facts).filter(({ count }) => count > 0);
  return urgencies.toSorted(compareUrgencies)[0] ?? null;
}

/** Puts the more urgent one first. */
export function compareUrgencies(one: Urgency, other: Urgency): number {
  return one.rank - other.rank || one.start - other.start || other.count - one.count;
}

function urgenciesOf({ id, access }: AccessibleHome, { work, gigs, now }: Facts): Urgency[] {
  const { missing, short, open, waiting, certifications, counts, bills } = work;
  const gigOf = (gigId: number) => gigs.get(gigId);
  const startOf = (gigId: number) => gigOf(gigId)?.start_time.getTime() ?? 0;
  const listed = (open.get(id)?.first ?? []).map(gigOf).filter((gig) => gig !== undefined);
  const mayPay = may(access, 'payments.make');
  // What waits at the open gigs that are listed is theirs.
  const elsewhere = (all: number | undefined, ofGig: (gig: (typeof listed)[number]) => number) =>
    listed.reduce((rest, gig) => rest - ofGig(gig), all ?? 0);
  return [
    ...(missing.get(id) ?? []).map(({ gig_id, pro_names }) => ({
      rank: 0,
      start: startOf(gig_id),
      count: pro_names.length,
    })),
    ...(short.get(id) ?? []).map(({ gig_id, places }) => ({
      rank: 0,
      start: startOf(gig_id),
      count: places,
    })),
    ...listed.map((gig) => ({
      rank: rankOfPlaces(gig.start_time.getTime() - now.getTime()),
      start: gig.start_time.getTime(),
      count: gig.allowed_confirmed_pros - gig.confirmed_applications,
    })),
    // A failed payment costs trust before it costs a fee.
    ...counted(mayPay, 2, counts.failedGigs.get(id)),
    ...counted(mayPay, 3, bills.extraPayments.get(id)),
    ...counted(may(access, 'billing.manage'), 4, bills.unpaid.get(id)),
    // A claim without an answer is approved.
    ...counted(mayPay, 5, counts.disputes.get(id)),
    ...counted(
      true,
      7,
      elsewhere(waiting.applicants.get(id)?.count, (gig) => gig.open_applications),
    ),
    ...counted(mayPay, 8, counts.dueGigs.get(id)),
    ...counted(may(access, 'hours.adjust'), 9, counts.geoLogs.get(id)),
    ...counted(true, 10, certifications.get(id)?.count),
    ...counted(may(access, 'billing.manage'), 11, bills.toReview.get(id)),
    ...counted(
      true,
      13,
      elsewhere(waiting.offers.get(id)?.count, (gig) => gig.pending_offers),
    ),
    ...counted(may(access, 'team.manage'), 14, counts.invitations.get(id)),
  ];
}

function counted(isShown: boolean, rank: number, count: number | undefined): Urgency[] {
  return isShown && count !== undefined ? [{ rank, start: 0, count }] : [];
}

/** A place that is open on the day costs more than a failed payment, and one of later days less than applicants who wait. */
function rankOfPlaces(ms: number): number {
  if (ms < 24 * hour) return 1;
  return ms < 72 * hour ? 6 : 12;
}
