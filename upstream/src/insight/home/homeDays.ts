import type { WeekGig } from './homeGigs.ts';

const dayCount = 7;

/** Coverage of today and the six days after it. Pros beyond the places of a gig do not cover another one. */
export function homeDays(gigs: readonly WeekGig[], today: string) {
  const byDate = Map.groupBy(gigs, ({ date }) => date);
  return weekFrom(today).map((date) => {
    const ofDay = byDate.get(date) ?? [];
    return {
      date,
      gigs: ofDay.length,
      places: sum(ofDay, (gig) => gig.allowed_confirmed_pros),
      confirmed: sum(ofDay, (gig) => Math.min(gig.allowed_confirmed_pros, gig.confirmed_applications)),
    };
  });
}

/** Seven days from this one, YYYY-MM-DD. */
function weekFrom(first: string): string[] {
  return Array.from({ length: dayCount }, (_, days) =>
    new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10),
  );
}

/** The gigs that need pros and have not started. */
export function openGigs(gigs: readonly WeekGig[], today: string, now: Date): WeekGig[] {
  const last = weekFrom(today).at(-1) ?? today;
  return gigs.filter(
    (gig) => gig.status === 'POSTED' && gig.start_time > now && gig.date <= last && openPlaces(gig) > 0,
  );
}

/** The places without a confirmed pro. */
export function openPlaces(gig: WeekGig): number {
  return Math.max(0, gig.allowed_confirmed_pros - gig.confirmed_applications);
}

function sum(gigs: readonly WeekGig[], amountOf: (gig: WeekGig) => number): number {
  return gigs.reduce((total, gig) => total + amountOf(gig), 0);
}
