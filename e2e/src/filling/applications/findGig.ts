import { graphql } from '../../stack/graphql.ts';
import { now } from '../../stack/now.ts';

/** What journeys need to know of a gig. */
export interface FoundGig {
  id: string;
  databaseId: number;
  /** ISO 8601. */
  startTime: string;
  /** What is done there. */
  skill: { name: string };
  fill: { places: number; openApplications: number; selected: number };
}

const upcomingGigs = `query ($location: DatabaseId!, $now: DateTime!) {
  location(databaseId: $location) {
    gigs(first: 100, filter: { statuses: [UNFILLED, READY], startsAtOrAfter: $now }) {
      edges { node { id databaseId startTime skill { name } fill { places openApplications selected } } }
    }
  }
}`;

/** The gigs of a location that still look for pros, the next one first: none of them starts while a journey runs. */
export async function upcomingGigsOf(url: string, token: string, location: number): Promise<FoundGig[]> {
  const response = await graphql<{ location: { gigs: { edges: { node: FoundGig }[] } } }>(
    url,
    upcomingGigs,
    { location, now: now().add({ hours: 3 }).toString() },
    token,
  );
  if (!response.data)
    throw new Error(`No shifts at location ${location}: ${JSON.stringify(response.errors)}`);
  return response.data.location.gigs.edges.map(({ node }) => node);
}

/** The first upcoming gig of a location that fits; every journey asks for another kind, so that none meets another's work. */
export async function findGig(
  url: string,
  token: string,
  location: number,
  fits: (fill: FoundGig['fill']) => boolean,
): Promise<FoundGig> {
  const found = (await upcomingGigsOf(url, token, location)).find(({ fill }) => fits(fill));
  if (!found) throw new Error(`No such shift at location ${location}`);
  return found;
}
