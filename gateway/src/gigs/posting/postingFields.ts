import { NetworkStepsInput } from '../../pros/network/NetworkStepsInput.ts';
import { WorkerType } from '../../businesses/locations/WorkerType.ts';
import { RecurrenceInput } from '../../schedule/recurrence/RecurrenceInput.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { GigType } from '../gigEnums.ts';
import { ShiftLineInput } from './ShiftLineInput.ts';

type Fields = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

/** The fields of an input that posts gigs. */
export function postingFields(t: Fields) {
  return {
    ...whenFields(t),
    ...whereFields(t),
    ...termsFields(t),
    validateOnly: t.boolean({ description: 'Checks everything and posts nothing.' }),
  };
}

function whenFields(t: Fields) {
  return {
    locationId: t.id({ required: true, description: 'The location that posts.' }),
    lines: t.field({
      type: [ShiftLineInput],
      required: true,
      description: 'What is posted, 1 to 104 lines.',
    }),
    recurrence: t.field({
      type: RecurrenceInput,
      description: 'How all lines repeat together, beginning with the earliest. Left out: not at all.',
    }),
    excludedDates: t.field({ type: ['Date'], description: 'Dates of the recurrence that are left out.' }),
    eventId: t.id({ description: 'The event that the gigs belong to, if any.' }),
  };
}

function whereFields(t: Fields) {
  return {
    addressId: t.id({ description: 'Where the work is. Left out: at the location itself.' }),
    contactName: t.string({ description: 'Whom to ask for on arrival.' }),
    contactPhone: t.string({ description: 'A phone number of the US for that person.' }),
    onsiteManagerId: t.id({ description: 'Who of the team of the location looks after the shift.' }),
    specialInstructions: t.string({
      description: 'What pros have to know on the day; at most 2000 characters.',
    }),
    privateNotes: t.string({ description: 'For the team alone; at most 2000 characters.' }),
    requirementIds: t.idList({
      description: 'What pros must have or bring. One of a position holds for its lines alone.',
    }),
    attachmentIds: t.idList({ description: 'Files that go with the gigs, at most 10.' }),
  };
}

function termsFields(t: Fields) {
  return {
    type: t.field({ type: GigType, description: 'How the gigs find their pros. Left out: MARKETPLACE.' }),
    movesToMarketplace: t.boolean({
      description:
        'NETWORK only: whether open places move to the marketplace two days before the start, or half-way there.',
    }),
    networkSteps: t.field({
      type: NetworkStepsInput,
      description:
        'NETWORK only: the steps in which more and more pros see the gigs. Left out: the whole network does at once.',
    }),
    employmentType: t.field({
      type: WorkerType,
      description: 'How pros are employed. Left out: as the location usually does.',
    }),
    noExperienceRequired: t.boolean({ description: 'Whether beginners are welcome.' }),
    isAutoSelectEnabled: t.boolean({
      description: 'Whether matching applicants are selected automatically. Left out: as the location does.',
    }),
    isBackgroundCheckRequired: t.boolean({ description: 'Whether pros need a background check.' }),
    areCertificationsRequired: t.boolean({
      description: 'Whether pros need the certifications of the position. Left out: as the location does.',
    }),
    boostBonusCents: t.int({
      description: 'What each pro earns on top, in cents, 100 to 100000; 0 is nothing.',
    }),
  };
}
