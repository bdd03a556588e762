import type { Database } from '../../database/database.ts';

/**
 * Whether a gig is shown to a pro, so that they may apply: everybody sees one on the marketplace; one of the network those
 * in it, or in one of its groups as long as it is for them alone; other gigs only come by an offer.
 */
export async function isInAudience(
  database: Database,
  { gigId, proId }: { gigId: number; proId: number },
): Promise<boolean> {
  const gig = await database
    .selectFrom('gigs')
    .select(['type', 'location_id', 'is_for_groups_only'])
    .where('id', '=', gigId)
    .executeTakeFirst();
  if (gig?.type !== 'NETWORK') return gig?.type === 'MARKETPLACE';
  const member = gig.is_for_groups_only
    ? await database
        .selectFrom('gig_groups')
        .innerJoin('pro_group_members', 'pro_group_members.group_id', 'gig_groups.group_id')
        .select('pro_group_members.pro_id')
        .where('gig_groups.gig_id', '=', gigId)
        .where('pro_group_members.pro_id', '=', proId)
        .executeTakeFirst()
    : await database
        .selectFrom('network_members')
        .select('pro_id')
        .where('location_id', '=', gig.location_id)
        .where('pro_id', '=', proId)
        .executeTakeFirst();
  return member !== undefined;
}
