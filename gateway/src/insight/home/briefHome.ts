import type { HomeGigWire, HomeWire } from './homeWire.ts';

/** The open gigs that a brief home lists. */
const briefGigs = 2;

/** What lists of several locations show of a home. REST calls of one location bring more, which would show at times. */
export function briefHome(home: HomeWire): HomeWire {
  const { open, weeks } = home;
  return {
    ...home,
    open: open && { ...open, first: open.first.slice(0, briefGigs).map(withoutHistory) },
    weeks: weeks && weeks.slice(-1),
  };
}

function withoutHistory(gig: HomeGigWire): HomeGigWire {
  return { ...gig, fill_history: null };
}
