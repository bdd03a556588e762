import type { addOnStatuses } from '@brigade/domain/businesses/addOns/addOnStatus.ts';
import type { addOnTypes } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { builder } from '../platform/schema/builder.ts';
import type { Described } from '../platform/schema/described.ts';

export const AddOnType = builder.enumType('AddOnType', {
  description: 'What a location can book on top of posting gigs.',
  values: {
    BACKGROUND_CHECKS: { description: 'Gigs can ask for pros whose background has been checked.' },
    W2_WORKERS: { description: 'Pros work as employees, with taxes withheld.' },
    CONCIERGE: { description: "The platform's staff post gigs and select pros for the location." },
    HIRE: { description: 'Permanent jobs, interviews, and a network of its own.' },
    API_ACCESS: { description: 'Other systems of the business post gigs and read rosters.' },
  } satisfies Described<typeof addOnTypes>,
});

export const AddOnStatus = builder.enumType('AddOnStatus', {
  description: 'How a booking stands today at the location.',
  values: {
    SCHEDULED: { description: 'Its first day is to come.' },
    ACTIVE: { description: 'It holds.' },
    ENDED: { description: 'Its last day has passed.' },
  } satisfies Described<typeof addOnStatuses>,
});
