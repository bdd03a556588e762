import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { GigType } from '../gigEnums.ts';

type Fields = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

/** The fields of an input that changes gigs. What is left out stays as it is. */
export function gigChangeFields(t: Fields) {
  return { ...termsFields(t), ...peopleFields(t), ...textFields(t) };
}

function termsFields(t: Fields) {
  return {
    startTime: t.field({ type: 'LocalTime', description: 'When it starts, on the clock of the place.' }),
    endTime: t.field({
      type: 'LocalTime',
      description: 'When it ends; at or before the start: on the next day. At most 16 hours later.',
    }),
    places: t.int({ description: 'How many pros, 1 to 200; not fewer than are confirmed.' }),
    wageCents: t.int({
      description: 'The wage an hour in cents, 1500 to 7500. Only rises once pros are confirmed.',
    }),
    boostBonusCents: t.int({ description: 'What each pro earns on top, in cents; null for nothing.' }),
    unpaidBreakMinutes: t.int({ description: 'Length of the unpaid break in minutes, 0 to 240.' }),
    type: t.field({ type: GigType, description: 'How it finds its pros: MARKETPLACE or NETWORK.' }),
    movesToMarketplace: t.boolean({
      description: 'NETWORK only: whether open places move to the marketplace as the start comes near.',
    }),
    isAutoSelectEnabled: t.boolean({
      description: 'Whether matching applicants are selected automatically.',
    }),
    isBackgroundCheckRequired: t.boolean({ description: 'Whether pros need a background check.' }),
    areCertificationsRequired: t.boolean({
      description: 'Whether pros need the certifications of the position.',
    }),
    noExperienceRequired: t.boolean({ description: 'Whether beginners are welcome.' }),
  };
}

function peopleFields(t: Fields) {
  return {
    addressId: t.id({
      description: 'Where the work is; null for the location itself. Its zone is that of the times.',
    }),
    contactName: t.string({ description: 'Whom to ask for on arrival; null for nobody.' }),
    contactPhone: t.string({ description: 'A phone number of the US for that person; null for none.' }),
    onsiteManagerId: t.id({ description: 'Who of the team looks after the shift; null for nobody.' }),
  };
}

function textFields(t: Fields) {
  return {
    description: t.string({ description: 'What the work is, at most 5000 characters.' }),
    specialInstructions: t.string({
      description: 'What pros have to know on the day; at most 2000 characters.',
    }),
    privateNotes: t.string({ description: 'For the team alone; at most 2000 characters.' }),
    requirementIds: t.idList({ description: 'All that pros must have or bring, instead of what it was.' }),
    attachmentIds: t.idList({
      description: 'All files that go with it, instead of what it was; at most 10.',
    }),
    validateOnly: t.boolean({ description: 'Checks everything, tells the effects and changes nothing.' }),
  };
}
