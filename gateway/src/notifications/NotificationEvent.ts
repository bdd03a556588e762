import type { notificationEvents } from '@brigade/domain/notifications/notificationEvents.ts';
import { builder } from '../platform/schema/builder.ts';
import type { Described } from '../platform/schema/described.ts';

export const NotificationEvent = builder.enumType('NotificationEvent', {
  description: 'What a staffer can be told of.',
  values: {
    NEW_APPLICANT: { description: 'A pro has applied for a gig.' },
    PRO_CONFIRMED: { description: 'A pro has confirmed a gig.' },
    PRO_CANCELLED: { description: 'A pro who had confirmed has cancelled.' },
    OFFER_ANSWERED: { description: 'A pro has accepted or declined an offer.' },
    SHIFT_UNFILLED: { description: 'A gig starts soon and has places left.' },
    SHIFT_STARTING: { description: 'A gig is about to start.' },
    NO_SHOW: { description: 'A pro did not come.' },
    HOURS_DISPUTED: { description: 'A pro disagrees with the hours.' },
    PAYMENT_DUE: { description: 'Worked gigs wait to be paid.' },
    PAYMENT_FAILED: { description: 'A payment did not go through.' },
    TEAM_INVITATION: { description: 'An invitation to a team was accepted or has expired.' },
    MESSAGE: { description: 'Somebody has written a message.' },
  } satisfies Described<typeof notificationEvents>,
});
