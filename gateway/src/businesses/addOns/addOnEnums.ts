import type { addOnStatuses } from '@brigade/domain/businesses/addOns/addOnStatus.ts';
import type { addOnTypes } from '@brigade/domain/businesses/addOns/addOnTypes.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const AddOnType = builder.enumType('AddOnType', {
  description:
    'The type of an add-on that a location can book. A booking switches nothing on: `LocationSettings` and the fees of the ' +
    'location decide what is in effect.',
  values: {
    BACKGROUND_CHECKS: { description: 'Background checks of pros, which gigs can require.' },
    W2_WORKERS: { description: 'Pros who work as employees, with taxes withheld.' },
    CONCIERGE: { description: "The platform's staff post gigs and select pros for the location." },
    HIRE: { description: "Permanent jobs, interviews and the location's own network." },
    API_ACCESS: { description: 'Other systems of the business that post gigs and read rosters.' },
  } satisfies Described<typeof addOnTypes>,
});

export const AddOnStatus = builder.enumType('AddOnStatus', {
  description: "The status of an add-on booking today, in the location's time zone.",
  values: {
    SCHEDULED: { description: "The booking's first day is in the future." },
    ACTIVE: { description: 'Today is within the period of the booking.' },
    ENDED: { description: "The booking's last day has passed." },
  } satisfies Described<typeof addOnStatuses>,
});
