/** What a pro contests. */
export const disputeSubjects = ['HOURS', 'PAYMENT', 'CANCELLATION'] as const;

/** Who has to act: the business, the pro, the platform, or no one any more. */
export const disputeStatuses = ['OPEN', 'COUNTERED', 'ESCALATED', 'RESOLVED'] as const;

export type DisputeStatus = (typeof disputeStatuses)[number];

/** The statuses of disputes that are not decided yet. */
export const undecidedStatuses = [
  'OPEN',
  'COUNTERED',
  'ESCALATED',
] as const satisfies readonly DisputeStatus[];

/** How a dispute ended. */
export const disputeOutcomes = [
  'CLAIM_ACCEPTED',
  'CLAIM_UNANSWERED',
  'COUNTER_ACCEPTED',
  'COUNTER_UNANSWERED',
  'DECIDED_FOR_PRO',
  'DECIDED_FOR_BUSINESS',
  'DECIDED_SPLIT',
] as const;

export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** Who can leave a dispute to Brigade: the business, the pro by declining a counteroffer, or a deadline. */
export const disputeParties = ['BUSINESS', 'PRO', 'DEADLINE'] as const;

export type DisputeParty = (typeof disputeParties)[number];

/** Who left a dispute to Brigade, in words for its platform admins. */
export const escalationText: Readonly<Record<DisputeParty, string>> = {
  BUSINESS: 'The business left it to Brigade',
  PRO: 'The pro declined the counteroffer',
  DEADLINE: 'The location moved, and no one answered in time',
};

/** The status in words for the business. */
export const disputeStatusLabel: Readonly<Record<DisputeStatus, string>> = {
  OPEN: 'Needs your answer',
  COUNTERED: 'Waiting for the pro',
  ESCALATED: 'With Brigade',
  RESOLVED: 'Decided',
};

/** The end of a dispute in words for the business. */
export const disputeOutcomeText: Readonly<Record<DisputeOutcome, string>> = {
  CLAIM_ACCEPTED: 'You accepted the claim.',
  CLAIM_UNANSWERED: 'No one answered in time, so the claim was approved.',
  COUNTER_ACCEPTED: 'The pro accepted your counteroffer.',
  COUNTER_UNANSWERED: 'The pro did not answer in time, so your counteroffer counts.',
  DECIDED_FOR_PRO: 'Brigade approved the claim.',
  DECIDED_FOR_BUSINESS: 'Brigade rejected the claim.',
  DECIDED_SPLIT: 'Brigade approved a part of the claim.',
};
