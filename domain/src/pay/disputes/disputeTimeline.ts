/** What the timeline of a dispute shows, in words. */
export const timelineTexts = {
  POSTED: 'Shift posted',
  SHIFT_EDITED: 'Shift changed',
  APPLIED: 'Applied',
  SELECTED: 'Offer sent',
  CONFIRMED: 'Accepted the shift',
  CLOCKED_IN: 'Clocked in',
  CLOCKED_OUT: 'Clocked out',
  BREAK_STARTED: 'Break started',
  BREAK_ENDED: 'Break ended',
  LEFT_SITE: 'Left the site',
  RETURNED_TO_SITE: 'Returned to the site',
  SENT_HOME: 'Sent home',
  HOURS_CHANGED: 'Hours changed',
  PAYMENT_SUBMITTED: 'Payment submitted',
  PAYMENT_FAILED: 'Payment failed',
  BUSINESS_CHARGED: 'Payment method charged',
  PRO_PAID: 'Pro paid',
  REFUND_SUBMITTED: 'Refund to the business submitted',
  REFUND_FAILED: 'Refund failed',
  BUSINESS_REFUNDED: 'Business refunded',
  DISPUTE_OPENED: 'Dispute opened',
  DISPUTE_COUNTERED: 'Counteroffer made',
  DISPUTE_COUNTER_DECLINED: 'Counteroffer declined',
  DISPUTE_ESCALATED: 'Left to Brigade',
  DISPUTE_RESOLVED: 'Dispute decided',
} as const;

export type TimelineKind = keyof typeof timelineTexts;

/** All kinds of entries. */
export const timelineKinds = Object.keys(timelineTexts) as readonly TimelineKind[];
