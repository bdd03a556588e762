import { type RawBuilder, sql } from 'kysely';

/**
 * For queries over `gigs`: whether a gig is visible to a pro, so that they may apply. Marketplace gigs are visible to
 * every pro; network gigs to members of the network, or only to its groups in the first step; other gigs only through
 * an offer.
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
