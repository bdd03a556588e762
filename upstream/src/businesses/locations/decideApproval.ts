import type { Database } from '../../database/database.ts';
import type { ApprovalStatus } from './locationsTable.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { type Approval, checkApproval } from './approval.ts';
import { moveGigs } from './moveGigs.ts';
import { tellOfApproval } from './notifyOfApproval.ts';

type DecidedLocation = { id: number; name: string; organization_id: number; approval_status: ApprovalStatus };

/**
 * Lets a location in, refuses it, or takes it up again, with everything that follows: its gigs move along, and the
 * organization's admins hear of a decision. Only within a transaction that has locked the location.
 *
 * @throws ApiError as `checkApproval`
 */
export async function decideApproval(
  upstream: Upstream,
  trx: Database,
  location: DecidedLocation,
  { status, reason }: Approval,
): Promise<void> {
  const from = location.approval_status;
  if (!checkApproval(from, { status, reason })) return;
  const denialReason = status === 'DENIED' ? reason : null;
  await trx
    .updateTable('locations')
    .set({ approval_status: status, approval_reason: denialReason })
    .where('id', '=', location.id)
    .execute();
  await moveGigs(trx, { locationId: location.id, from, to: status }, upstream.clock.now());
  if (status !== 'PENDING') await tellOfApproval(upstream, trx, location, denialReason);
}
