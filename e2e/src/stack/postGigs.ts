import { graphql } from './graphql.ts';
import { mutate } from './mutate.ts';
import type { NewLocation } from './newLocation.ts';

/** A gig that a journey has for itself. */
export interface PostedGig {
  /** Global id. */
  id: string;
  databaseId: number;
}

/** What is posted; times are of the location's clock. */
export interface Shift {
  position: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  startTime: string;
  endTime: string;
  /** Default 2. */
  places?: number;
}

/** Posts gigs of one type by API, as one bundle in the given order. */
export async function postGigs(
  session: { url: string; token: string },
  location: Pick<NewLocation, 'id' | 'locationId'>,
  shifts: readonly Shift[],
  others: Record<string, unknown> = {},
): Promise<PostedGig[]> {
  const skills = await skillIds(session, location.locationId);
  const skillOf = (position: string) => {
    const id = skills.get(position);
    if (id === undefined) throw new Error(`No ${position} here, but ${[...skills.keys()].join(', ')}.`);
    return id;
  };
  const { gigs } = await mutate<{ gigs: PostedGig[] }>(
    session,
    'PostGigsInput',
    'postGigs(input: $input) { gigs { id databaseId } errors { message path } }',
    {
      locationId: location.id,
      lines: shifts.map(({ position, places = 2, ...times }) => ({
        ...times,
        places,
        skillId: skillOf(position),
        wageCents: 2_600,
      })),
      ...others,
    },
  );
  return gigs;
}

interface Postable {
  location: { postableSkills: { skill: { id: string; name: string } }[] };
}

/** The global ids of the positions that a location can post, by their names. */
async function skillIds({ url, token }: { url: string; token: string }, locationId: number) {
  const query =
    'query ($id: DatabaseId!) { location(databaseId: $id) { postableSkills { skill { id name } } } }';
  const response = await graphql<Postable>(url, query, { id: locationId }, token);
  const skills = response.data?.location.postableSkills ?? [];
  return new Map(skills.map(({ skill }) => [skill.name, skill.id]));
}
