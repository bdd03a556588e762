import { gigListStatus } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { Gig } from '../gigs/Gig.ts';
import { GigListStatus, GigType } from '../../gigs/gigEnums.ts';
import { loadGig } from '../gigs/loadGig.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import type { CalendarGigWire } from './calendarGigWire.ts';
import { toCalendarGig } from './toCalendarGig.ts';

export const CalendarGig = builder.node(builder.objectRef<CalendarGigWire>('CalendarGig'), {
  description:
    'A gig as the calendar shows it: flat and small, so that a month of a thousand gigs is one quick answer.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: async (id, context) => toCalendarGig(await loadGig(databaseIdIn(id), context)),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the gig; stands in URLs.' }),
    gigId: t.id({
      description: 'The id of the gig itself, which mutations take.',
      resolve: ({ id }) => encodeGlobalID('Gig', id),
    }),
    listStatus: t.field({
      type: GigListStatus,
      description: 'The filter under which lists show it.',
      resolve: ({ status }) => gigListStatus(status),
    }),
    type: t.expose('type', { type: GigType, description: 'How it finds its pros.' }),
    startTime: t.expose('start_time', { type: 'DateTime', description: 'When the work starts.' }),
    endTime: t.expose('end_time', { type: 'DateTime', description: 'When the work ends.' }),
    timeZone: t.exposeString('timezone', { description: 'IANA name of the zone of its location.' }),
    skillDatabaseId: t.exposeInt('skill_id', { description: 'The number of the position.' }),
    skillName: t.exposeString('skill_name', { description: 'The position to work in.' }),
    places: t.exposeInt('allowed_confirmed_pros', { description: 'How many pros are wanted.' }),
    selected: t.exposeInt('selected_applications', {
      description: 'Pros selected and not cancelled; confirmed ones are among them.',
    }),
    confirmed: t.exposeInt('confirmed_applications', { description: 'Pros confirmed and not cancelled.' }),
    openApplications: t.exposeInt('open_applications', {
      description: 'Applications that wait for a decision: neither cancelled nor selected.',
    }),
    eventDatabaseId: t.int({
      nullable: true,
      description: 'The number of the event it belongs to, if any.',
      resolve: ({ event }) => event?.id ?? null,
    }),
    eventName: t.string({
      nullable: true,
      description: 'What that event is called.',
      resolve: ({ event }) => event?.name ?? null,
    }),
    isRecurring: t.exposeBoolean('is_recurring', {
      description: 'Whether it was posted as one of a series.',
    }),
    revision: t.exposeInt('revision', {
      nullable: true,
      description: 'Goes up with every change; null where the server does not count them.',
    }),
    wage: t.field({
      type: Money,
      nullable: true,
      description:
        'What a pro earns an hour. Null with the error FORBIDDEN (permission `wages.view`) for onsite managers.',
      resolve: ({ wage_amount }) => visibleUsd(wage_amount),
    }),
  }),
});

builder.objectField(Gig, 'calendarGig', (t) =>
  t.field({
    type: CalendarGig,
    description: 'The same gig as the calendar shows it, so that a change of it is seen there.',
    resolve: toCalendarGig,
  }),
);
