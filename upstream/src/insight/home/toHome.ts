import { type LocationAccess, may } from '../../platform/access/permissions.ts';
import { weeksUntil } from './homeCosts.ts';
import type { HomeCounts } from './homeCounts.ts';
import { homeDays, openGigs, openPlaces } from './homeDays.ts';
import type { WeekGig } from './homeGigs.ts';
import type { HomeLocation } from './homeLocations.ts';
import type { HomeGig, HomeResponse } from './homeResponse.ts';
import type { HomeDetail } from './loadHomes.ts';

type Histories = ReadonlyMap<number, NonNullable<HomeGig['fill_history']>>;

type Facts = {
  access: LocationAccess;
  gigs: readonly WeekGig[];
  /** The names of missing pros by gig. */
  missing: ReadonlyMap<number, string[]>;
  counts: HomeCounts;
  /** Cents by week. */
  costs: ReadonlyMap<string, number> | undefined;
  hasAcceptedTerms: boolean;
  histories: Histories;
  detail: HomeDetail;
  now: Date;
};

/** The home of a location, without what the access does not show. */
export function toHome(location: HomeLocation, facts: Facts): HomeResponse {
  const { access, gigs, missing, counts, costs, histories, detail, now } = facts;
  const { id, today } = location;
  const open = openGigs(gigs, today, now);
  return {
    location_id: id,
    today,
    days: homeDays(gigs, today),
    missing: gigs.flatMap((gig) => {
      const pro_names = missing.get(gig.id);
      return pro_names ? [{ gig: toHomeGig(gig, histories), pro_names }] : [];
    }),
    open: may(access, 'applications.manage')
      ? {
          gigs: open.length,
          places: open.reduce((total, gig) => total + openPlaces(gig), 0),
          first: open.slice(0, detail.gigs).map((gig) => toHomeGig(gig, histories)),
        }
      : null,
    flagged_geo_logs: may(access, 'hours.adjust') ? (counts.geoLogs.get(id) ?? 0) : null,
    pay: may(access, 'payments.make')
      ? { due_gigs: counts.dueGigs.get(id) ?? 0, failed_gigs: counts.failedGigs.get(id) ?? 0 }
      : null,
    open_invitations: may(access, 'team.manage') ? (counts.invitations.get(id) ?? 0) : null,
    weeks: may(access, 'wages.view')
      ? weeksUntil(today, detail.weeks).map((from) => ({ from, cost_amount: (costs?.get(from) ?? 0) / 100 }))
      : null,
    setup: may(access, 'billing.manage') ? setupOf(location, facts) : null,
  };
}

function setupOf(location: HomeLocation, { hasAcceptedTerms }: Facts) {
  return {
    is_approved: location.approval_status === 'APPROVED',
    has_accepted_terms: hasAcceptedTerms,
    has_payment_method: location.payment_method_status === 'ACTIVE',
    has_posted: location.has_posted,
  };
}

function toHomeGig(gig: WeekGig, histories: Histories): HomeGig {
  return {
    id: gig.id,
    skill_name: gig.skill_name,
    start_time: gig.start_time.toISOString(),
    end_time: gig.end_time.toISOString(),
    allowed_confirmed_pros: gig.allowed_confirmed_pros,
    selected_applications: gig.selected_applications,
    confirmed_applications: gig.confirmed_applications,
    open_applications: gig.open_applications,
    pending_offers: Number(gig.pending_offers),
    fill_history: histories.get(gig.id) ?? null,
  };
}
