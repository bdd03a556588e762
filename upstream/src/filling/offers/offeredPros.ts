import { invalidField } from '../../platform/errors.ts';
import { rankStandbys } from '../matching/rankPros.ts';
import { membersOfGroups } from '../../pros/groups/membersOfGroups.ts';
import { requireGroups } from '../../pros/groups/requireGroups.ts';
import type { Services } from '../../platform/server/services.ts';
import type { OfferBody } from './createOffers.ts';

type Wanted = Pick<OfferBody, 'gig_id' | 'pro_ids' | 'group_ids'> & {
  locationId: number;
  isForRecommended: boolean;
  atMost: number;
};

/** The number of recommended pros per open place. */
const recommendedPerPlace = 3;

/**
 * The pros of an offer, each once: the named pros in their order, then group members, then the best matches.
 *
 * @throws ApiError invalid for no pros, for more than a request may name, and for a group of another
 *   location
 */
export async function offeredPros(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { gig_id: gigId, pro_ids: named, group_ids: groupIds, locationId, isForRecommended, atMost }: Wanted,
): Promise<number[]> {
  if (named.length === 0 && groupIds.length === 0 && !isForRecommended) {
    throw invalidField('pro_ids', 'Choose at least one pro or group.');
  }
  const chosen = new Set(named);
  await requireGroups(database, { locationId, groupIds, target: 'group_ids' });
  const members = await membersOfGroups(database, groupIds);
  for (const proId of [...members.values()].flat()) chosen.add(proId);
  if (isForRecommended) {
    const limit = recommendedPerPlace * (await openPlaces(database, gigId));
    const excludeProIds = [...chosen];
    const standbys = await rankStandbys(database, { gigId, limit, now: clock.now(), excludeProIds });
    for (const { proId } of standbys) chosen.add(proId);
  }
  if (chosen.size === 0) {
    const target = groupIds.length > 0 ? 'group_ids' : 'is_for_recommended_pros';
    throw invalidField(
      target,
      groupIds.length > 0 ? 'These groups have no members.' : 'No pro matches this shift at the moment.',
    );
  }
  if (chosen.size > atMost) {
    throw invalidField('group_ids', `These are ${chosen.size} pros: an offer can go to at most ${atMost}.`);
  }
  return [...chosen];
}

async function openPlaces(database: Services['database'], gigId: number): Promise<number> {
  const gig = await database
    .selectFrom('gigs')
    .select(['allowed_confirmed_pros', 'selected_applications'])
    .where('id', '=', gigId)
    .executeTakeFirstOrThrow();
  return Math.max(1, gig.allowed_confirmed_pros - gig.selected_applications);
}
