import { type RawBuilder, sql } from 'kysely';
import { isInAudience } from '../../pros/network/steps/isInAudience.ts';

/** For queries over `gigs`: whether a pro can see the gig. Inactive and blocked pros cannot. */
export function isOpenTo(proId: number | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    ${isInAudience(proId)}
    and exists (
      select from pros join users on users.id = pros.user_id
      where pros.id = ${proId} and users.account_status = 'ACTIVE'
    )
    and not exists (
      select from pro_block_locations
      where pro_block_locations.location_id = gigs.location_id and pro_block_locations.pro_id = ${proId}
    )
  )`;
}
