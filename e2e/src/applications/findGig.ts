import { graphql } from '../stack/graphql.ts';

/** What journeys need to know of a gig. */
export interface FoundGig {
  id: string;
  databaseId: number;
  fill: { places: number; openApplications: number; selected: number };
}

const upcomingGigs = `query ($location: Int!, $now: DateTime!) {
  location(databaseId: $location) {
    gigs(first: 100, filter: { statuses: [UNFILLED, READY], startsAtOrAfter: $now }) {
      edges { node { id databaseId startCountsAsPast fill { places openApplications selected } } }
    }
  }
}`;

/** The first upcoming gig of a location that fits; every journey asks for another kind, so that none meets another's work. */
export async function findGig(
  url: string,
  token: string,
  location: number,
  fits: (fill: FoundGig['fill']) => boolean,
): Promise<FoundGig> {
  const answer = await graphql<{
    location: { gigs: { edges: { node: FoundGig & { startCountsAsPast: boolean } }[] } };
  }>(
    url,
    upcomingGigs,
    // Far enough ahead that it does not start while a journey runs.
    { location, now: new Date(Date.now() + 3 * 3_600_000).toISOString() },
    token,
  );
  const found = answer.data?.location.gigs.edges.map(({ node }) => node).find(({ fill }) => fits(fill));
  if (!found) throw new Error(`No such gig at location ${location}: ${JSON.stringify(answer.errors)}`);
  return found;
}
