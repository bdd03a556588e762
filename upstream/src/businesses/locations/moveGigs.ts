import type { Database } from '../../database/database.ts';
import type { GigStatus } from '../../database/tables/gigs.ts';
import type { ApprovalStatus } from './locationsTable.ts';

type Approval = { locationId: number; from: ApprovalStatus; to: ApprovalStatus };

/**
 * Takes a location's gigs along when its approval changes, as far as they have not started: they are posted when it is
 * approved, given up when it is denied, and wait again when an approval is taken back.
 */
export async function moveGigs(trx: Database, { locationId, from, to }: Approval, now: Date): Promise<void> {
  const change = changeOfGigs(from, to);
  if (!change) return;
  await trx
    .updateTable('gigs')
    .set({ status: change.to, last_updated_ts: now })
    .where('location_id', '=', locationId)
    .where('status', '=', change.from)
    .where('start_time', '>', now)
    .execute();
}

function changeOfGigs(from: ApprovalStatus, to: ApprovalStatus): { from: GigStatus; to: GigStatus } | null {
  if (to === 'APPROVED') return { from: 'UNAPPROVED', to: 'POSTED' };
  if (to === 'PENDING') return null;
  return from === 'APPROVED' ? { from: 'POSTED', to: 'UNAPPROVED' } : { from: 'UNAPPROVED', to: 'CANCELLED' };
}
