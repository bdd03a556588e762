import { gigListStatus } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { Gig } from '../gigs/Gig.ts';
import { GigListStatus, GigStatus, GigType } from '../gigs/gigEnums.ts';
import { loadGig } from '../gigs/loadGig.ts';
import { Money, visibleUsd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { gigZone } from '../gigs/gigZone.ts';
import type { LocatedCalendarGig } from './calendarGigWire.ts';
import { toCalendarGig } from './toCalendarGig.ts';

export const CalendarGig = builder.node(builder.objectRef<LocatedCalendarGig>('CalendarGig'), {
  description:
    'A compact gig for calendar views, without nested objects, so that a month of 1,000 gigs loads in one response.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: async (id, context) => toCalendarGig(await loadGig(databaseIdIn(id), context)),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The number of the gig, as used in URLs.',
    }),
    gigId: t.id({
      description: 'The global ID of the corresponding `Gig`, for use in mutations.',
      resolve: ({ id }) => encodeGlobalID('Gig', id),
    }),
    status: t.expose('status', { type: GigStatus, description: "The gig's lifecycle status." }),
    listStatus: t.field({
      type: GigListStatus,
      description: 'The status by which lists filter this gig.',
      resolve: ({ status }) => gigListStatus(status),
    }),
    type: t.expose('type', { type: GigType, description: 'How the gig finds its pros.' }),
    startTime: t.expose('start_time', { type: 'DateTime', description: "The gig's start time, in UTC." }),
    endTime: t.expose('end_time', { type: 'DateTime', description: "The gig's end time, in UTC." }),
    timeZone: t.string({
      nullable: true,
      description:
        "The IANA name of the time zone in which to display the gig. Null if it is unknown: use the viewer's.",
      resolve: (gig, _args, context) => gigZone(gig, context),
    }),
    skillDatabaseId: t.expose('skill_id', {
      type: 'DatabaseId',
      description: "The number of the gig's position.",
    }),
    skillName: t.exposeString('skill_name', { description: "The name of the gig's position." }),
    places: t.exposeInt('allowed_confirmed_pros', { description: 'The number of pros the gig needs.' }),
    selected: t.exposeInt('selected_applications', {
      description: 'The number of selected pros who have not cancelled, including confirmed pros.',
    }),
    confirmed: t.exposeInt('confirmed_applications', {
      description: 'The number of confirmed pros who have not cancelled.',
    }),
    missing: t.exposeInt('missing_applications', {
      nullable: true,
      description:
        'The number of confirmed pros who have not clocked in a quarter of an hour after the start. Null ' +
        'if the REST API does not count them.',
    }),
    noShows: t.exposeInt('no_show_applications', {
      nullable: true,
      description:
        'The number of recorded no-shows whose places have not been filled again. Null if the REST API ' +
        'does not count them.',
    }),
    offered: t.exposeInt('offered_applications', {
      nullable: true,
      description:
        'The number of direct offers that await an answer, to pros without a place. Excludes offers of ' +
        'the places in `noShows`. Can exceed the open places. Null if the REST API does not count them.',
    }),
    unpaid: t.exposeInt('unpaid_applications', {
      nullable: true,
      description:
        'The number of confirmed pros of an ended gig whose charge was not submitted, or whose charge or ' +
        'payout failed. 0 while all payments are on their way. Null if the REST API does not count them.',
    }),
    openApplications: t.exposeInt('open_applications', {
      description: 'The number of applications awaiting a decision: neither cancelled nor selected.',
    }),
    eventDatabaseId: t.field({
      type: 'DatabaseId',
      nullable: true,
      description: "The number of the gig's event, if any.",
      resolve: ({ event }) => event?.id ?? null,
    }),
    eventName: t.string({
      nullable: true,
      description: "The name of the gig's event, if any.",
      resolve: ({ event }) => event?.name ?? null,
    }),
    unpaidBreakMinutes: t.int({
      description: 'The unpaid break of each pro, in minutes. 0 if the REST API does not report it.',
      resolve: ({ unpaid_break_minutes }) => unpaid_break_minutes ?? 0,
    }),
    isRecurring: t.exposeBoolean('is_recurring', {
      description: 'Whether the gig was posted as part of a series.',
    }),
    revision: t.exposeInt('revision', {
      nullable: true,
      description:
        'A counter that increases with every change. Null if the REST API does not count revisions.',
    }),
    wage: t.field({
      type: Money,
      nullable: true,
      description:
        "The gig's hourly wage. Null with the error FORBIDDEN without the permission `wages.view`.",
      resolve: ({ wage_amount }) => visibleUsd(wage_amount),
    }),
  }),
});

builder.objectField(Gig, 'calendarGig', (t) =>
  t.field({
    type: CalendarGig,
    description:
      'The compact form of this gig for calendar views. Select it in mutations to update calendars.',
    resolve: toCalendarGig,
  }),
);
