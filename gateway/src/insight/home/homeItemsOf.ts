import {
  type HomeItemFacts,
  type HomeItemKind,
  sortHomeItems,
} from '@brigade/domain/insight/home/homeItems.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { HomeGigWire, HomeWire } from './homeWire.ts';
import { unlisted } from './unlisted.ts';

/** One thing that needs attention. */
export interface HomeItemShape extends HomeItemFacts {
  readonly gig: HomeGigWire | null;
  /** The first gigs of an item about several. */
  readonly gigs: readonly HomeGigWire[];
  readonly proNames: readonly string[];
}

/** What needs attention at a location, in the order of what it costs to leave it. */
export function homeItemsOf(home: HomeWire, now: Temporal.Instant): HomeItemShape[] {
  const items = [
    ...home.missing.map(({ gig, pro_names }) => ofGig('PROS_MISSING', gig, pro_names.length, pro_names)),
    ...(home.short ?? []).map(({ gig, places, pro_names }) =>
      ofGig('REPLACEMENTS_NEEDED', gig, places, pro_names),
    ),
    ...(home.open?.first ?? []).map((gig) =>
      ofGig('PLACES_OPEN', gig, gig.allowed_confirmed_pros - gig.confirmed_applications, []),
    ),
    waiting('APPLICANTS_WAITING', home, home.applicants, (gig) => gig.open_applications),
    waiting('OFFERS_UNANSWERED', home, home.offers, (gig) => gig.pending_offers),
    counted('PAYMENT_FAILED', home.pay?.failed_gigs),
    counted('EXTRA_PAYMENTS_FAILED', home.failed_extra_payments),
    counted('INVOICES_UNPAID', home.invoices?.unpaid),
    counted('INVOICES_TO_REVIEW', home.invoices?.to_review),
    counted('DISPUTES_OPEN', home.open_disputes),
    counted('HOURS_TO_APPROVE', home.pay?.due_gigs),
    counted('GEO_LOGS_FLAGGED', home.flagged_geo_logs),
    counted('CERTIFICATIONS_EXPIRING', home.expiring_certifications?.count),
    counted('INVITATIONS_OPEN', home.open_invitations),
  ];
  return sortHomeItems(
    items.filter(({ count }) => count > 0),
    now,
  );
}

function ofGig(
  kind: HomeItemKind,
  gig: HomeGigWire,
  count: number,
  proNames: readonly string[],
): HomeItemShape {
  return { ...counted(kind, count), gig, proNames, startsAt: Temporal.Instant.from(gig.start_time) };
}

/** What waits at gigs that no item of their own lists with it. */
function waiting(
  kind: HomeItemKind,
  { open }: HomeWire,
  found: HomeWire['applicants'],
  countOf: (gig: HomeGigWire) => number,
): HomeItemShape {
  const listed = open?.first ?? [];
  const count = (found?.count ?? 0) - listed.reduce((sum, gig) => sum + countOf(gig), 0);
  return { ...counted(kind, count), gigs: unlisted(found?.gigs ?? [], listed).slice(0, 5) };
}

function counted(kind: HomeItemKind, count: number | null | undefined): HomeItemShape {
  return { kind, count: count ?? 0, gig: null, gigs: [], proNames: [], startsAt: null };
}
