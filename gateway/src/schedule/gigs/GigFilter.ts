import { builder } from '../../platform/schema/builder.ts';
import { WorkerType } from '../../businesses/locations/WorkerType.ts';
import { BreakCompliance } from './BreakCompliance.ts';
import { GigListStatus } from './gigEnums.ts';

const shortText: { maxLength: [number, { message: string }] } = {
  maxLength: [200, { message: 'At most 200 characters' }],
};

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
    skillDatabaseIds: t.field({
      type: ['DatabaseId'],
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
      validate: shortText,
    }),
    gigDatabaseIds: t.field({
      type: ['DatabaseId'],
      description: 'The numbers of the gigs to include, at most 100.',
      validate: { maxLength: [100, { message: 'At most 100' }] },
    }),
    locationName: t.string({
      description: 'Text that the name of the location contains.',
      validate: shortText,
    }),
    marketName: t.string({ description: 'Text that the name of the market contains.', validate: shortText }),
    proDatabaseId: t.field({
      type: 'DatabaseId',
      description: 'The number of a pro who applied to the gig.',
    }),
    proFirstName: t.string({
      description: 'Text that the first name of a pro who applied contains.',
      validate: shortText,
    }),
    proLastName: t.string({
      description: 'Text that the last name of a pro who applied contains.',
      validate: shortText,
    }),
    employmentType: t.field({ type: WorkerType, description: 'How pros are employed for the gig.' }),
    areCertificationsRequired: t.boolean({
      description: 'Whether the gig requires the certifications among its requirements.',
    }),
    isElevated: t.boolean({ description: 'Whether the platform promotes the gig.' }),
    isAutoSelectEnabled: t.boolean({
      description: 'Whether auto-select confirms the best applicants of the gig.',
    }),
    shiftBreakCompliance: t.field({
      type: BreakCompliance,
      description:
        'The result for the longest break of at least one confirmed pro. NON_COMPLIANT includes every way ' +
        'to break the rule.',
    }),
  }),
});
