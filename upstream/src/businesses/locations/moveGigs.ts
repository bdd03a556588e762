import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ApprovalStatus } from './locationsTable.ts';

type GigStatus = Selectable<Tables['gigs']>['status'];

type Approval = { locationId: number; from: ApprovalStatus; to: ApprovalStatus };

/**
 * Updates a location's gigs that have not started when its approval changes: posts them when it is
 * approved, makes them pending when the approval is revoked, and cancels those without confirmed pros when it is denied.
 * Pros who confirmed before the approval was revoked work and are paid, as in gigs that were full.
 */
export async function moveGigs(trx: Database, { locationId, from, to }: Approval, now: Date): Promise<void> {
  const change = changeOfGigs(from, to);
  if (!change) return;
  let moved = trx
    .updateTable('gigs')
    .set({ status: change.to, last_updated_ts: now })
    .where('location_id', '=', locationId)
    .where('status', '=', change.from)
    .where('start_time', '>', now);
  if (change.to === 'CANCELLED') moved = moved.where('confirmed_applications', '=', 0);
  await moved.execute();
}

function changeOfGigs(from: ApprovalStatus, to: ApprovalStatus): { from: GigStatus; to: GigStatus } | null {
  if (to === 'APPROVED') return { from: 'UNAPPROVED', to: 'POSTED' };
  if (to === 'PENDING') return null;
  return from === 'APPROVED' ? { from: 'POSTED', to: 'UNAPPROVED' } : { from: 'UNAPPROVED', to: 'CANCELLED' };
}
