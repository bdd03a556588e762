import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from '../../platform/schema/builder.ts';
import type { CaptainedWire, CaptainGigWire } from './teamCaptainApi.ts';

const CaptainGig = builder.objectRef<CaptainGigWire>('CaptainGig').implement({
  description:
    'A gig that a team captain looks after, with the counts of its roster at the time of the request.',
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The number of the gig, as used in URLs.',
    }),
    skillName: t.exposeString('skill_name', { description: "The name of the gig's position." }),
    locationName: t.exposeString('location_name', {
      description: 'The name of the location that posted the gig.',
    }),
    startTime: t.expose('start_time', { type: 'DateTime', description: "The gig's start time, in UTC." }),
    endTime: t.expose('end_time', { type: 'DateTime', description: "The gig's end time, in UTC." }),
    timeZone: t.string({
      nullable: true,
      description: 'The IANA name of the time zone in which to display the gig. Null if it is unknown.',
      resolve: ({ timezone }) => timezone ?? null,
    }),
    places: t.exposeInt('allowed_confirmed_pros', { description: 'The number of pros the gig needs.' }),
    confirmed: t.exposeInt('confirmed_applications', {
      description: 'The number of confirmed pros who have not dropped out.',
    }),
    clockedIn: t.exposeInt('clocked_in_applications', {
      description:
        'The number of confirmed pros who have clocked in, including those who have clocked out again.',
    }),
    late: t.exposeInt('late_applications', {
      description:
        'The number of confirmed pros who have not clocked in, up to 15 minutes after the start of their ' +
        'work.',
    }),
    missing: t.exposeInt('missing_applications', {
      description:
        'The number of confirmed pros who have not clocked in, 15 minutes or more after the start of their ' +
        'work.',
    }),
  }),
});

export const TeamCaptain = builder.objectRef<CaptainedWire>('TeamCaptain').implement({
  description: 'What a team captain looks after in a range of time.',
  fields: (t) => ({
    sourceGigId: t.id({
      description:
        'The ID of the gig that was named, to pass to `gigApplicationsChanged` with `forTeamCaptain`.',
      resolve: ({ sourceGigId }) => encodeGlobalID('Gig', sourceGigId),
    }),
    liveCursor: t.string({
      nullable: true,
      description:
        'An opaque cursor from before this query was executed. Pass it as `after` to `gigApplicationsChanged`, and no ' +
        'change between the query and the subscription is missed. Null if the REST API has no change feed.',
      resolve: (_captain, _args, { rest }) => rest.changeCursor(),
    }),
    locationDatabaseId: t.field({
      type: 'DatabaseId',
      description: 'The number of the location of the source gig.',
      resolve: ({ location }) => location.id,
    }),
    locationName: t.string({
      description: 'The name of the location of the source gig.',
      resolve: ({ location }) => location.name,
    }),
    eventName: t.string({
      nullable: true,
      description: 'The name of the event that the gigs belong to. Null for the gigs of a location.',
      resolve: ({ event }) => event?.name ?? null,
    }),
    gigs: t.expose('results', {
      type: [CaptainGig],
      description: 'The gigs under way in the range and not cancelled, ordered by start time; at most 200.',
      extensions: { listSize: 20 },
    }),
  }),
});
