import type { NotificationEvent } from './notificationEvents.ts';

/** An event in words for people: its name, and when it happens. */
export interface NotificationLabel {
  readonly name: string;
  readonly description: string;
}

const labels: Record<NotificationEvent, NotificationLabel> = {
  NEW_APPLICANT: { name: 'New applicant', description: 'A pro applies for one of your shifts.' },
  PRO_CONFIRMED: { name: 'Pro confirmed', description: 'A pro you selected says yes.' },
  PRO_CANCELLED: { name: 'Pro cancelled', description: 'A confirmed pro cancels.' },
  OFFER_ANSWERED: { name: 'Offer answered', description: 'A pro accepts or declines your offer.' },
  SHIFT_UNFILLED: { name: 'Shift not filled', description: 'A shift starts soon and has open places.' },
  SHIFT_STARTING: { name: 'Shift starting', description: 'A shift is about to start.' },
  NO_SHOW: { name: 'No-show', description: 'A confirmed pro has not clocked in to a shift.' },
  HOURS_DISPUTED: {
    name: 'Disputes',
    description: 'A pro disputes hours or a payment, or a dispute is decided.',
  },
  PAYMENT_DUE: { name: 'Payment due', description: 'Work or an invoice is waiting to be paid.' },
  PAYMENT_FAILED: { name: 'Payment failed', description: 'A payment did not go through.' },
  TEAM_INVITATION: { name: 'Team invitation', description: 'An invitation is accepted or expires.' },
  MESSAGE: { name: 'Message', description: 'Someone sends you a message.' },
};

/** An event in words for people. */
export function notificationLabel(event: NotificationEvent): NotificationLabel {
  return labels[event];
}
