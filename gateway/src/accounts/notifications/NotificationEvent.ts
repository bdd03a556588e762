import { deliveredEvents } from '@brigade/domain/accounts/notifications/deliveredNotifications.ts';
import type { notificationEvents } from '@brigade/domain/accounts/notifications/notificationEvents.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const NotificationEvent = builder.enumType('NotificationEvent', {
  description: `An event that a staffer can be notified about. Notifications are sent of ${deliveredEvents.join(', ')}; choices for the others are stored for later.`,
  values: {
    NEW_APPLICANT: { description: 'A pro applied for a gig.' },
    PRO_CONFIRMED: { description: 'A pro confirmed a gig.' },
    PRO_CANCELLED: { description: 'A confirmed pro cancelled a gig.' },
    OFFER_ANSWERED: { description: 'A pro accepted or declined an offer.' },
    SHIFT_UNFILLED: { description: 'A gig starts soon and has open places.' },
    SHIFT_STARTING: { description: 'A gig is about to start.' },
    NO_SHOW: { description: 'A confirmed pro has not clocked in.' },
    HOURS_DISPUTED: { description: 'A pro disputed hours or a payment, or a dispute was decided.' },
    PAYMENT_DUE: { description: 'Work or an invoice is waiting to be paid.' },
    PAYMENT_FAILED: { description: 'A payment did not go through.' },
    TEAM_INVITATION: { description: 'A team invitation was accepted or has expired.' },
    MESSAGE: { description: 'A new message was received.' },
  } satisfies Described<typeof notificationEvents>,
});
