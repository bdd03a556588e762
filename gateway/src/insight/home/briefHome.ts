import type { HomeGigWire, HomeWire } from './homeWire.ts';
import { unlisted } from './unlisted.ts';

/** The open gigs that a brief home lists. */
const briefGigs = 2;

/** What lists of several locations show of a home. REST calls of one location bring more, which would show at times. */
export function briefHome(home: HomeWire): HomeWire {
  const { open, applicants, offers, weeks } = home;
  const first = (open?.first ?? []).slice(0, briefGigs).map(withoutHistory);
  const others = (gigs: readonly HomeGigWire[]) => unlisted(gigs, first).slice(0, briefGigs);
  return {
    ...home,
    open: open && { ...open, first },
    applicants: applicants && { ...applicants, gigs: others(applicants.gigs) },
    offers: offers && { ...offers, gigs: others(offers.gigs) },
    weeks: weeks && weeks.slice(-1),
  };
}

function withoutHistory(gig: HomeGigWire): HomeGigWire {
  return { ...gig, fill_history: null };
}
