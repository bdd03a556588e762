import type { addOnStatuses } from '@brigade/domain/businesses/addOns/addOnStatus.ts';
import type { addOnTypes } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const AddOnType = builder.enumType('AddOnType', {
  description: 'The type of an add-on that a location can book.',
  values: {
    BACKGROUND_CHECKS: { description: 'Gigs can require pros with a completed background check.' },
    W2_WORKERS: { description: 'Pros work as employees, with taxes withheld.' },
    CONCIERGE: { description: "The platform's staff posts gigs and selects pros for the location." },
    HIRE: { description: "Permanent jobs, interviews and the location's own network." },
    API_ACCESS: { description: 'Other systems of the business can post gigs and read rosters.' },
  } satisfies Described<typeof addOnTypes>,
});

export const AddOnStatus = builder.enumType('AddOnStatus', {
  description: "The status of an add-on booking today, in the location's time zone.",
  values: {
    SCHEDULED: { description: "The booking's first day is in the future." },
    ACTIVE: { description: 'The booking is currently in effect.' },
    ENDED: { description: "The booking's last day has passed." },
  } satisfies Described<typeof addOnStatuses>,
});
