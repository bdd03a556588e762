import { type FoundGig, upcomingGigsOf } from '../applications/findGig.ts';
import { shiftAt } from '../../schedule/posting/soon.ts';
import { graphql } from '../../stack/graphql.ts';
import { mutate } from '../../stack/mutate.ts';
import { postGigs } from '../../stack/postGigs.ts';

interface Session {
  url: string;
  token: string;
}

/** Three gigs of the first location, each of another position, with two places to give and four who wait. */
export async function gigsToReview({ url, token }: Session): Promise<[FoundGig, FoundGig, FoundGig]> {
  const fitting = (await upcomingGigsOf(url, token, 1)).filter(
    ({ fill }) => fill.places - fill.selected >= 2 && fill.openApplications >= 4,
  );
  const [first, second, third] = new Map(fitting.map((gig) => [gig.skill.name, gig])).values();
  if (!first || !second || !third) throw new Error('The demo has no three shifts to review');
  return [first, second, third];
}

interface Waiting {
  location: { id: string };
  gigReviews: { applications: { edges: { node: { pro: { id: string; displayName: string } } }[] } }[];
}

/**
 * The best who waits for a gig gets other work at its time: a colleague assigns them.
 *
 * @returns their name
 */
export async function engageBestElsewhere(session: Session, gig: FoundGig): Promise<string> {
  const query = `query ($gig: DatabaseId!) {
    location(databaseId: 1) { id }
    gigReviews(gigDatabaseIds: [$gig]) {
      applications(first: 1, filter: { stage: OPEN }) { edges { node { pro { id displayName } } } }
    }
  }`;
  const { data } = await graphql<Waiting>(session.url, query, { gig: gig.databaseId }, session.token);
  const pro = data?.gigReviews[0]?.applications.edges[0]?.node.pro;
  if (!data || !pro) throw new Error(`No open applicants for shift ${gig.databaseId}`);
  const [other] = await postGigs(session, { id: data.location.id, locationId: 1 }, [
    { position: gig.skill.name, places: 1, ...shiftAt(new Date(gig.startTime), 4) },
  ]);
  await mutate(
    session,
    'AssignProsInput',
    'assignPros(input: $input) { results { errors { message } } errors { message } }',
    { gigId: other?.id, proIds: [pro.id] },
  );
  return pro.displayName;
}

interface Standing {
  stage: string;
  overrideNote: { note: string } | null;
  cancellation: { reason: string; explanation: string | null } | null;
}

/** The states of applications, read past the screen; in the order of their global ids. */
export async function standingOf({ url, token }: Session, ids: readonly string[]): Promise<Standing[]> {
  const query = `query ($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on GigApplication { stage overrideNote { note } cancellation { reason explanation } }
    }
  }`;
  const { data } = await graphql<{ nodes: Standing[] }>(url, query, { ids }, token);
  return data?.nodes ?? [];
}
