import type { gigCancellationReasons } from '@brigade/domain/schedule/cancelling/gigCancellationReason.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const GigCancellationReason = builder.enumType('GigCancellationReason', {
  description: 'The cancellation reasons that the team of a location may give when it cancels a gig.',
  values: {
    CANCELLED_BY_LOCATION_MANAGER: { description: 'The shift is not needed any more.' },
    FEWER_PROS_NEEDED: { description: 'Fewer pros are needed than planned.' },
    OTHER: { description: 'Something else; needs an explanation.' },
  } satisfies Described<typeof gigCancellationReasons>,
});
