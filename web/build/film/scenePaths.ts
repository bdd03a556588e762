import { ask } from './signIn.ts';

/** A screen to take a picture of. */
export interface ScenePath {
  readonly path: string;
  /** A selector of the part that the film marks; the picture is taken when it is there. */
  readonly mark: string;
}

interface Gig {
  readonly databaseId: number;
  readonly fill: { readonly confirmed: number; readonly openApplications: number } | null;
}

interface Found {
  location: Record<'upcoming' | 'past', { edges: readonly { node: Gig }[] }> | null;
}

/** The location that the film shows: one of the demo that has everything. */
const locationId = 1;

/** The screens of the scenes by id, with shifts of the demo that have something to show. */
export async function scenePaths(url: string, token: string): Promise<Record<string, ScenePath>> {
  const now = new Date().toISOString();
  const gigs = 'edges { node { databaseId fill { confirmed openApplications } } }';
  const { location } = await ask<Found>(
    url,
    `{ location(databaseId: ${locationId}) {
      upcoming: gigs(first: 40, filter: { startsAtOrAfter: "${now}" }) { ${gigs} }
      past: gigs(first: 40, filter: { startsAtOrBefore: "${now}" }, orderBy: STARTING_LATEST) { ${gigs} }
    } }`,
    token,
  );
  const withMost = (of: 'upcoming' | 'past', count: 'confirmed' | 'openApplications') =>
    (location?.[of].edges ?? [])
      .map(({ node }) => node)
      .toSorted((a, b) => (b.fill?.[count] ?? 0) - (a.fill?.[count] ?? 0))[0]?.databaseId;
  const base = `/locations/${locationId}`;
  return {
    today: { path: `${base}/home`, mark: '[data-tour="attention"]' },
    post: { path: `${base}/gigs-add`, mark: '[data-tour="cost"]' },
    applicants: {
      path: `${base}/gigs/${withMost('upcoming', 'openApplications')}/applicants`,
      mark: 'table',
    },
    calendar: { path: `${base}?view=calendar`, mark: '[data-tour="calendar"]' },
    people: { path: `${base}?view=calendar&calendar_mode=people`, mark: '[data-tour="calendar"]' },
    roster: { path: `${base}/gigs/${withMost('past', 'confirmed')}/roster`, mark: 'table' },
    pay: { path: `${base}/pay`, mark: 'table' },
    reports: { path: `${base}/dashboards/spend`, mark: 'main svg[role="group"]' },
  };
}
