import { invalidField } from '../../platform/errors.ts';
import { rankStandbys } from '../matching/rankPros.ts';
import { membersOfGroups } from '../../pros/groups/membersOfGroups.ts';
import { requireGroups } from '../../pros/groups/requireGroups.ts';
import type { Upstream } from '../../platform/server/services.ts';
import type { OfferBody } from './createOffers.ts';

type Wanted = Pick<OfferBody, 'gig_id' | 'pro_ids' | 'group_ids'> & {
  locationId: number;
  isForRecommended: boolean;
  atMost: number;
};

/** How many recommended pros are asked for every open place. */
const recommendedPerPlace = 3;

/**
 * Whom an offer is for, each once: the named pros in their order, then the members of the groups, then the best matches.
 *
 * @throws ApiError invalid when that is nobody, or more than may be asked at a time, or names a group of another
 *   location
 */
export async function offeredPros(
  { database, clock }: Pick<Upstream, 'database' | 'clock'>,
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
      groupIds.length > 0 ? 'Nobody is in these groups.' : 'Nobody fits this gig at the moment.',
    );
  }
  if (chosen.size > atMost) {
    throw invalidField(
      'group_ids',
      `These are ${chosen.size} pros: at most ${atMost} can be asked at a time.`,
    );
  }
  return [...chosen];
}

async function openPlaces(database: Upstream['database'], gigId: number): Promise<number> {
  const gig = await database
    .selectFrom('gigs')
    .select(['allowed_confirmed_pros', 'selected_applications'])
    .where('id', '=', gigId)
    .executeTakeFirstOrThrow();
  return Math.max(1, gig.allowed_confirmed_pros - gig.selected_applications);
}
