import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Moves private gigs with open places and without a pending offer to the marketplace, at locations that enable it.
 */
export async function postUntakenPlaces(trx: Database, gigIds: readonly number[], now: Date): Promise<void> {
  if (gigIds.length === 0) return;
  await sql`
    update gigs set type = 'MARKETPLACE', last_updated_ts = ${now}
    where id in (${sql.join(gigIds)})
      and type = 'PRIVATE_DIRECT_OFFER' and is_auto_post_network_to_marketplace_enabled
      and status = 'POSTED' and start_time > ${now}
      and selected_applications < allowed_confirmed_pros
      and not exists (select from direct_offers where gig_id = gigs.id and direct_offers.status = 'PENDING')
  `.execute(trx);
}
