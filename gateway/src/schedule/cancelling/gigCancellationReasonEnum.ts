import type { gigCancellationReasons } from '@brigade/domain/schedule/cancelling/gigCancellationReason.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const GigCancellationReason = builder.enumType('GigCancellationReason', {
  description: 'The reasons that location team members can give for cancelling a gig.',
  values: {
    CANCELLED_BY_LOCATION_MANAGER: { description: 'The shift is no longer needed.' },
    FEWER_PROS_NEEDED: { description: 'Fewer pros are needed than planned.' },
    OTHER: { description: 'Another reason. Requires an explanation.' },
  } satisfies Described<typeof gigCancellationReasons>,
});
