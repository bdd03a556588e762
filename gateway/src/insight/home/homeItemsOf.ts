import {
  type HomeItemFacts,
  type HomeItemKind,
  sortHomeItems,
} from '@brigade/domain/insight/home/homeItems.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { HomeGigWire, HomeWire } from './homeWire.ts';

/** One thing that needs attention. */
export interface HomeItemShape extends HomeItemFacts {
  readonly gig: HomeGigWire | null;
  readonly proNames: readonly string[];
}

/** What needs attention at a location, in the order of what it costs to leave it. */
export function homeItemsOf(home: HomeWire, now: Temporal.Instant): HomeItemShape[] {
  const items = [
    ...home.missing.map(({ gig, pro_names }) => ofGig('PROS_MISSING', gig, pro_names.length, pro_names)),
    ...(home.open?.first ?? []).map((gig) =>
      ofGig('PLACES_OPEN', gig, gig.allowed_confirmed_pros - gig.confirmed_applications, []),
    ),
    counted('PAYMENT_FAILED', home.pay?.failed_gigs),
    counted('DISPUTES_OPEN', home.open_disputes),
    counted('HOURS_TO_APPROVE', home.pay?.due_gigs),
    counted('GEO_LOGS_FLAGGED', home.flagged_geo_logs),
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
  return { kind, count, gig, proNames, startsAt: Temporal.Instant.from(gig.start_time) };
}

function counted(kind: HomeItemKind, count: number | null | undefined): HomeItemShape {
  return { kind, count: count ?? 0, gig: null, proNames: [], startsAt: null };
}
