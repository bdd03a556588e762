import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/**
 * Private gigs that nobody has taken go to the marketplace, where that was asked for: those of these with open places
 * and without an offer that still waits.
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
