/** What the timeline of a dispute shows, in words. */
export const timelineTexts = {
  POSTED: 'Shift posted',
  SHIFT_EDITED: 'Shift changed',
  SHIFT_CANCELLED: 'Shift cancelled',
  OFFER_MADE: 'Direct offer sent',
  OFFER_ACCEPTED: 'Direct offer accepted',
  OFFER_DECLINED: 'Direct offer declined',
  OFFER_EXPIRED: 'Direct offer expired',
  OFFER_WITHDRAWN: 'Direct offer withdrawn',
  ASSIGNED: 'Assigned to the shift',
  APPLIED: 'Applied',
  SELECTED: 'Offer sent',
  UNSELECTED: 'Offer taken back',
  CONFIRMED: 'Accepted the shift',
  CANCELLED: 'Application cancelled',
  REOPENED: 'Application reopened',
  CLOCKED_IN: 'Clocked in',
  CLOCKED_OUT: 'Clocked out',
  LOCATED_AT_CLOCK_IN: 'Location at clock-in',
  LOCATED_AT_CLOCK_OUT: 'Location at clock-out',
  PUNCHES_CHANGED: 'Punches changed',
  BREAK_STARTED: 'Break started',
  BREAK_ENDED: 'Break ended',
  BREAKS_CHANGED: 'Breaks changed',
  LEFT_SITE: 'Left the site',
  RETURNED_TO_SITE: 'Returned to the site',
  LOCATION_REVIEWED: 'Location check reviewed',
  SENT_HOME: 'Sent home',
  HOURS_CHANGED: 'Hours changed',
  PAYMENT_SUBMITTED: 'Payment submitted',
  TIP_INCLUDED: 'Tip included',
  BONUS_INCLUDED: 'Bonus included',
  EXTRA_PAYMENT_SUBMITTED: 'Extra payment submitted',
  EXTRA_PAYMENT_HELD: 'Extra payment held as a duplicate',
  PAYMENT_FAILED: 'Payment failed',
  BUSINESS_CHARGED: 'Payment method charged',
  CHARGE_RETURNED: 'Charge taken back by the bank',
  PRO_PAID: 'Pro paid',
  PAYOUT_RETURNED: 'Payout returned by the bank',
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

/** The most entries of a timeline. Of kinds with more, the earliest are left out. */
export const mostTimelineEntries = 300;
