import type { gigScopes } from '@brigade/domain/schedule/editing/gigScope.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const GigScope = builder.enumType('GigScope', {
  description: 'Which gigs of a series a change or a cancellation applies to.',
  values: {
    THIS: { description: 'Only this gig of the series.' },
    FOLLOWING: { description: 'This gig and all gigs of the series that start later.' },
    ALL: { description: 'All gigs of the series that have not started.' },
  } satisfies Described<typeof gigScopes>,
});
