import type { gigScopes } from '@brigade/domain/schedule/editing/gigScope.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const GigScope = builder.enumType('GigScope', {
  description: 'How far a step reaches from a gig into what was posted together with it.',
  values: {
    THIS: { description: 'To this gig alone.' },
    FOLLOWING: { description: 'Also to those that start later.' },
    ALL: { description: 'To all that have not started.' },
  } satisfies Described<typeof gigScopes>,
});
