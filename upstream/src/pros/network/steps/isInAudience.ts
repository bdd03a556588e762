import { type RawBuilder, sql } from 'kysely';

/**
 * For queries over `gigs`: whether one is shown to a pro, so that they may apply. Everybody sees one on the marketplace;
 * one of the network those in it, or in one of its groups as long as it is for them alone; other gigs only come by an
 * offer.
 */
export function isInAudience(proId: number | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    gigs.type = 'MARKETPLACE'
    or gigs.type = 'NETWORK' and case
      when gigs.is_for_groups_only then exists (
        select from gig_groups join pro_group_members using (group_id)
        where gig_groups.gig_id = gigs.id and pro_group_members.pro_id = ${proId}
      )
      else exists (
        select from network_members
        where network_members.location_id = gigs.location_id and network_members.pro_id = ${proId}
      )
    end
  )`;
}
