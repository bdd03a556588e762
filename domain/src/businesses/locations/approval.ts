/** Whether the platform has let a location in. */
export const approvalStatuses = ['APPROVED', 'PENDING', 'DENIED'] as const;

export type ApprovalStatus = (typeof approvalStatuses)[number];

/** What can be done about a location's approval: the first two by the platform, the last by anyone who may edit the location. */
export type ApprovalStep = 'APPROVE' | 'DENY' | 'RESUBMIT';

const steps: Record<ApprovalStatus, readonly ApprovalStep[]> = {
  PENDING: ['APPROVE', 'DENY'],
  APPROVED: ['DENY'],
  DENIED: ['RESUBMIT'],
};

/** What can be done next: a location that was denied is submitted again before it can be approved. */
export function approvalSteps(status: ApprovalStatus): readonly ApprovalStep[] {
  return steps[status];
}
