import type { Screens } from './screen.ts';

/** Locations, their gigs and who applies. */
export function gigScreens(gig: number): Screens {
  const viewer = 'manager';
  return {
    locations: { path: '/locations', shows: 'Marigold Hall', viewer },
    'locations-day': { path: '/locations/day', shows: 'All locations ·', viewer },
    gigs: { path: '/locations/2', shows: / C[SD]T/, viewer },
    'no-gigs': { path: '/locations/2?search=zzzz', shows: 'No shifts match these filters', viewer },
    gig: { path: `/locations/2/gigs/${gig}?tab=filling`, shows: 'See all', viewer },
    'gig-details': { path: `/locations/2/gigs/${gig}?tab=details`, shows: 'Location and contact', viewer },
    applicants: { path: `/locations/2/gigs/${gig}/applicants`, shows: 'Applied', viewer },
    'gig-pay': { path: `/locations/2/gigs/${gig}/pay`, shows: 'Pay of the', viewer },
    roster: { path: `/locations/2/gigs/${gig}/roster`, shows: 'Print sign-in sheet', viewer },
    'no-access': { path: '/locations/5', shows: 'Location not found, or you have no access to it', viewer },
    'no-such-page': { path: '/nowhere', shows: 'This page does not exist', viewer },
  };
}
