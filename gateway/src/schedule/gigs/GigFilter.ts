import { builder } from '../../platform/schema/builder.ts';
import { GigListStatus } from './gigEnums.ts';

const GigListType = builder.enumType('GigListType', {
  description: 'The gig types to filter lists by. Each covers several values of GigType.',
  values: {
    MARKETPLACE: { description: 'Open to every matching pro, including interviews.', value: 'marketplace' },
    NETWORK: {
      description: "Open to the location's network, including direct offers to chosen pros.",
      value: 'network',
    },
  } as const,
});

export const GigFilter = builder.inputType('GigFilter', {
  description:
    'Conditions for filtering gigs. A gig must match all given conditions. Omitted fields and empty lists are ignored.',
  fields: (t) => ({
    statuses: t.field({ type: [GigListStatus], description: 'The statuses to include in the list.' }),
    types: t.field({ type: [GigListType], description: 'The types to include in the list.' }),
    skillDatabaseIds: t.intList({
      description: 'The numbers of the positions to include, at most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    isInEvent: t.boolean({ description: 'Whether the gigs belong to an event. If null, both are included.' }),
    includesManagedLocations: t.boolean({
      description:
        'Whether to include gigs of other locations where the viewer has a role or whose organization they administer.',
    }),
    startsAtOrAfter: t.field({ type: 'DateTime', description: 'The earliest start time to include.' }),
    startsAtOrBefore: t.field({ type: 'DateTime', description: 'The latest start time to include.' }),
    endsAtOrAfter: t.field({
      type: 'DateTime',
      description: 'The earliest end time to include. Pass the current time for ongoing and upcoming gigs.',
    }),
    endsAtOrBefore: t.field({ type: 'DateTime', description: 'The latest end time to include.' }),
    search: t.string({
      description:
        'Words to find in the position, description, contact or event. `#` and a number finds a gig by its number.',
      validate: { maxLength: [200, { message: 'At most 200 characters' }] },
    }),
  }),
});
