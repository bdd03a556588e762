import { fixtureIds as ids } from './fixtureIds.ts';

/** Addresses of fixtures at Harbor House. */
export const locationPath = `/api/locations/${ids.harborHouse}/`;
export const organizationPath = `/api/staffer/organizations/${ids.harbor}/`;
export const gigPath = `/api/staffer/gigs/${ids.postedGig}/`;
export const applicationPath = `/api/staffer/gig-applications/${ids.openApplications[0]}/`;
