import { builder } from '../platform/schema/builder.ts';
import { GigListStatus } from './gigEnums.ts';

const GigListType = builder.enumType('GigListType', {
  description: 'The types that lists of gigs are filtered by: coarser than GigType.',
  values: {
    MARKETPLACE: { description: 'Open to every matching pro, interviews included.', value: 'marketplace' },
    NETWORK: {
      description: "Open to the location's own network, offers to chosen pros included.",
      value: 'network',
    },
  } as const,
});

export const GigFilter = builder.inputType('GigFilter', {
  description:
    'Which gigs to list. What is left out or an empty list does not matter; everything given must hold.',
  fields: (t) => ({
    statuses: t.field({ type: [GigListStatus], description: 'Any of these statuses.' }),
    types: t.field({ type: [GigListType], description: 'Any of these types.' }),
    skillDatabaseIds: t.intList({
      description: 'Any of the positions with these numbers, at most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    isInEvent: t.boolean({ description: 'True: gigs of events only. False: other gigs only.' }),
    includesManagedLocations: t.boolean({
      description:
        'True: also gigs of the other locations where the viewer holds a role, or whose organization they run.',
    }),
    startsAtOrAfter: t.field({ type: 'DateTime', description: 'Starts at this moment or later.' }),
    startsAtOrBefore: t.field({ type: 'DateTime', description: 'Starts at this moment or earlier.' }),
    endsAtOrAfter: t.field({
      type: 'DateTime',
      description: 'Ends at this moment or later: what is under way or to come, in every zone.',
    }),
    endsAtOrBefore: t.field({ type: 'DateTime', description: 'Ends at this moment or earlier.' }),
    search: t.string({
      description:
        'Words in the position, description, contact or event; # and a number finds a gig by its number.',
      validate: { maxLength: [200, { message: 'At most 200 characters' }] },
    }),
  }),
});
