import { newGroup } from '../../pros/groups/newGroup.ts';
import { prosOf } from '../../schedule/posting/prosOf.ts';
import { shiftSoon } from '../../schedule/posting/soon.ts';
import { graphql } from '../../stack/graphql.ts';
import { type PostedGig, postGigs } from '../../stack/postGigs.ts';

/**
 * A shift of the first location that begins in 25 hours, with five places behind the bar, and a group of four pros to
 * offer it to.
 */
export async function shiftToFill(
  session: { url: string; token: string },
  groupName: string,
): Promise<{ gig: PostedGig; members: string[] }> {
  const { data } = await graphql<{ location: { id: string } }>(
    session.url,
    '{ location(databaseId: 1) { id } }',
    {},
    session.token,
  );
  if (!data) throw new Error('The demo has no location');
  const location = { id: data.location.id, locationId: 1 };
  const [gig] = await postGigs(session, location, [
    { position: 'Full Bartender', places: 5, ...shiftSoon(25, 8) },
  ]);
  if (!gig) throw new Error('Nothing was posted');
  const pros = (await prosOf(session, 1)).slice(0, 4);
  await newGroup(session, location, { name: groupName, proIds: pros.map(({ id }) => id) });
  return { gig, members: pros.map(({ displayName }) => displayName) };
}
