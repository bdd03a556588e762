import { may } from '../../platform/access/permissions.ts';
import { weeksUntil } from './homeCosts.ts';
import { type HomeDay, homeDays } from './homeDays.ts';
import type { FillCounts } from '../../schedule/forecasts/readFillHistories.ts';
import type { HomeGigs } from './homeGigs.ts';
import type { HomeLocation } from './homeLocations.ts';
import type { HomeGig, HomeResponse } from './homeResponse.ts';
import type { Waiting } from './homeWaiting.ts';
import type { AccessibleHome, HomeWork } from './homeWork.ts';
import type { HomeDetail } from './loadHomes.ts';

type Shown = {
  /** The gigs that are shown, by id. */
  gigs: HomeGigs;
  histories: ReadonlyMap<number, FillCounts>;
};

type Facts = Shown & {
  /** Of all locations. */
  work: HomeWork;
  days: readonly HomeDay[];
  /** Cents by week. */
  costs: ReadonlyMap<string, number> | undefined;
  hasAcceptedTerms: boolean;
  detail: HomeDetail;
};

/** The home of a location, without what the access does not show. */
export function toHome(location: HomeLocation & AccessibleHome, facts: Facts): HomeResponse {
  const { work, days, costs, detail } = facts;
  const { waiting, counts, bills } = work;
  const { id, access, today } = location;
  const certifications = work.certifications.get(id);
  const open = work.open.get(id) ?? { gigs: 0, places: 0, first: [] };
  const mayManage = may(access, 'applications.manage');
  return {
    location_id: id,
    today,
    days: homeDays(days, today),
    missing: (work.missing.get(id) ?? []).flatMap(({ gig_id, pro_names }) =>
      toHomeGigs([gig_id], facts).map((gig) => ({ gig, pro_names })),
    ),
    open: mayManage ? { ...open, first: toHomeGigs(open.first, facts) } : null,
    short: mayManage
      ? (work.short.get(id) ?? []).flatMap(({ gig_id, places, pro_names }) =>
          toHomeGigs([gig_id], facts).map((gig) => ({ gig, places, pro_names })),
        )
      : null,
    applicants: mayManage ? toWaiting(waiting.applicants.get(id), facts) : null,
    offers: mayManage ? toWaiting(waiting.offers.get(id), facts) : null,
    expiring_certifications: mayManage
      ? { count: certifications?.count ?? 0, first: [...(certifications?.first ?? [])] }
      : null,
    flagged_geo_logs: may(access, 'hours.adjust') ? (counts.geoLogs.get(id) ?? 0) : null,
    pay: may(access, 'payments.make')
      ? { due_gigs: counts.dueGigs.get(id) ?? 0, failed_gigs: counts.failedGigs.get(id) ?? 0 }
      : null,
    invoices: may(access, 'billing.manage')
      ? { unpaid: bills.unpaid.get(id) ?? 0, to_review: bills.toReview.get(id) ?? 0 }
      : null,
    failed_extra_payments: may(access, 'payments.make') ? (bills.extraPayments.get(id) ?? 0) : null,
    open_disputes: may(access, 'payments.make') ? (counts.disputes.get(id) ?? 0) : null,
    open_invitations: may(access, 'team.manage') ? (counts.invitations.get(id) ?? 0) : null,
    weeks: may(access, 'wages.view')
      ? weeksUntil(today, detail.weeks).map((from) => ({ from, cost_amount: (costs?.get(from) ?? 0) / 100 }))
      : null,
    setup: may(access, 'gigs.post') ? setupOf(location, facts.hasAcceptedTerms) : null,
  };
}

/** The steps that the access can do; the others are null. */
function setupOf({ access, ...location }: HomeLocation & AccessibleHome, hasAcceptedTerms: boolean) {
  return {
    is_approved: location.approval_status === 'APPROVED',
    has_accepted_terms: hasAcceptedTerms,
    has_contact: may(access, 'locations.edit') ? location.has_contact : null,
    has_team: may(access, 'team.manage') ? location.has_team : null,
    has_payment_method: may(access, 'billing.manage') ? location.payment_method_status === 'ACTIVE' : null,
    has_posted: location.has_posted,
  };
}

function toWaiting(waiting: Waiting | undefined, shown: Shown) {
  return { count: waiting?.count ?? 0, gigs: toHomeGigs(waiting?.first ?? [], shown) };
}

/** Gigs in the order of these ids, without those that were deleted since. */
function toHomeGigs(ids: readonly number[], { gigs, histories }: Shown): HomeGig[] {
  return ids.flatMap((id) => {
    const gig = gigs.get(id);
    if (!gig) return [];
    return {
      ...gig,
      start_time: gig.start_time.toISOString(),
      end_time: gig.end_time.toISOString(),
      fill_history: histories.get(id) ?? null,
    };
  });
}
