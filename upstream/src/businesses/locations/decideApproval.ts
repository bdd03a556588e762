import type { Database } from '../../platform/database/database.ts';
import type { ApprovalStatus } from './locationsTable.ts';
import type { Services } from '../../platform/server/services.ts';
import { type Approval, checkApproval } from './approval.ts';
import { moveGigs } from './moveGigs.ts';
import { notifyOfApproval } from './notifyOfApproval.ts';

type DecidedLocation = { id: number; name: string; organization_id: number; approval_status: ApprovalStatus };

/**
 * Changes the approval of a location with all consequences: updates its gigs and notifies the
 * organization's admins. Call it in a transaction that has locked the location.
 *
 * @throws ApiError as `checkApproval`
 */
export async function decideApproval(
  services: Services,
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
  await moveGigs(trx, { locationId: location.id, from, to: status }, services.clock.now());
  if (status !== 'PENDING') await notifyOfApproval(services, trx, location, denialReason);
}
