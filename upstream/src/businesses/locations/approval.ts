import type { ApprovalStatus } from './locationsTable.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';

/** A new approval status, with the reason for a denial. */
export type Approval = { status: ApprovalStatus; reason: string | null };

const steps: Record<ApprovalStatus, readonly ApprovalStatus[]> = {
  PENDING: ['APPROVED', 'DENIED'],
  APPROVED: ['DENIED'],
  DENIED: ['PENDING'],
};

const impossible: Record<ApprovalStatus, string> = {
  PENDING: 'Only a location that was not approved can be submitted again.',
  APPROVED: 'Only a location that waits for approval can be approved.',
  DENIED: 'Only a location that is approved or waits for approval can be denied.',
};

/**
 * Checks a transition from one status to another. Setting the current status is valid.
 *
 * @returns whether anything changes
 * @throws ApiError invalid_transition, or invalid at `approval_reason` for a denial without a reason
 */
export function checkApproval(from: ApprovalStatus, { status: to, reason }: Approval): boolean {
  if (from === to) return false;
  if (!steps[from].includes(to)) throw new ApiError('invalid_transition', impossible[to]);
  if (to === 'DENIED' && !reason) throw invalidField('approval_reason', 'This field is required');
  return true;
}
