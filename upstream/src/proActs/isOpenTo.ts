import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a gig is open to a pro: of the marketplace or, for its network, of the groups that it is for. Nobody who is
 * stopped or blocked there sees it.
 */
export function isOpenTo(proId: number | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    (
      gigs.type = 'MARKETPLACE'
      or gigs.type = 'NETWORK' and case
        when gigs.is_for_groups_only then exists (
          select from gig_groups join pro_group_members using (group_id)
          where gig_groups.gig_id = gigs.id and pro_group_members.pro_id = ${proId}
        )
        else exists (
          select from network_members where location_id = gigs.location_id and pro_id = ${proId}
        )
      end
    )
    and exists (
      select from pros join users on users.id = pros.user_id
      where pros.id = ${proId} and users.account_status = 'ACTIVE'
    )
    and not exists (
      select from pro_block_locations where location_id = gigs.location_id and pro_id = ${proId}
    )
  )`;
}
