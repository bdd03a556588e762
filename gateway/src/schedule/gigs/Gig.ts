import { gigListStatus } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { startCountsAsPast } from '@brigade/domain/schedule/gigs/startCountsAsPast.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { PostalAddress } from '../../businesses/locations/PostalAddress.ts';
import { Money, refuseMoney, usd, visibleUsd } from '../../platform/money/Money.ts';
import { WorkerType } from '../../businesses/locations/WorkerType.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { Skill } from '../../pros/skills/Skill.ts';
import { Event } from '../events/Event.ts';
import { GigListStatus, GigStatus, GigType } from './gigEnums.ts';
import { GigFill } from './GigFill.ts';
import { GigPayments } from './GigPayments.ts';
import type { GigWire } from './gigWire.ts';
import { gigZone } from './gigZone.ts';
import { loadGig } from './loadGig.ts';
import { namedRequirements } from '../requirements/namedRequirements.ts';
import { Requirement } from '../requirements/Requirement.ts';
import { termOutputs } from '../terms/termOutputs.ts';

export const Gig = builder.node(builder.objectRef<GigWire>('Gig'), {
  description: 'A shift posted by a location, to be worked by one or more pros.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadGig(databaseIdIn(id), context),
  fields: (t) => ({
    ...termOutputs(t, 'gig'),
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The database ID of the gig, used in URLs.',
    }),
    status: t.expose('status', { type: GigStatus, description: "The gig's current status." }),
    listStatus: t.field({
      type: GigListStatus,
      description: 'The list filter that the gig matches.',
      resolve: ({ status }) => gigListStatus(status),
    }),
    type: t.expose('type', {
      type: GigType,
      description: "The gig's type, which determines how its places are filled.",
    }),
    employmentType: t.expose('employment_type', {
      type: WorkerType,
      nullable: true,
      description: "How the gig's workers are employed.",
    }),
    startTime: t.expose('start_time', { type: 'DateTime', description: "The gig's start time, in UTC." }),
    endTime: t.expose('end_time', { type: 'DateTime', description: "The gig's end time, in UTC." }),
    timeZone: t.string({
      nullable: true,
      description:
        "The IANA name of the time zone in which to display the gig. Null if it is unknown: use the viewer's.",
      resolve: (gig, _args, context) => gigZone(gig, context),
    }),
    startCountsAsPast: t.boolean({
      description: 'Whether the gig counts as started, which is from 15 minutes before its start time.',
      resolve: ({ start_time }, _args, { now }) => startCountsAsPast(Temporal.Instant.from(start_time), now),
    }),
    skill: t.expose('skill', { type: Skill, description: 'The position that pros work in.' }),
    requirements: t.field({
      type: [Requirement],
      description: 'The requirements that pros must meet.',
      resolve: ({ requirements, location_id, skill }, _args, { rest }) =>
        namedRequirements(requirements, { location_id, skill_id: skill.id }, rest),
    }),
    wage: t.field({
      type: Money,
      nullable: true,
      description:
        'The hourly wage of a pro. Null with the error FORBIDDEN (permission `wages.view`) for onsite managers.',
      resolve: ({ wage_amount }) => visibleUsd(wage_amount),
    }),
    boostBonus: t.field({
      type: Money,
      nullable: true,
      description:
        'The bonus for each pro on top of the wage; null for none. Null with the error FORBIDDEN ' +
        '(permission `wages.view`) for onsite managers.',
      // An absent bonus and a hidden one look alike on the wire; a hidden wage distinguishes them.
      resolve: ({ wage_amount, boosted_gig_bonus }) =>
        wage_amount === null ? refuseMoney() : usd(boosted_gig_bonus),
    }),
    address: t.field({
      type: PostalAddress,
      description: "The address of the work, which can differ from the location's.",
      resolve: (gig) => ({
        line1: gig.address_line_1,
        city: gig.city,
        stateCode: gig.state_code,
        postalCode: gig.zip_code,
      }),
    }),
    usesLocationAddress: t.exposeBoolean('use_location_address', {
      nullable: true,
      description:
        "Whether the work takes place at the location's own address. False with a null `addressId` if the " +
        'gig has an address that is not among those of the location, such as one that was removed. Null ' +
        'if the REST API does not say.',
    }),
    checkinCode: t.exposeString('checkin_code', {
      nullable: true,
      description: 'The four digits of the check-in code. Null if the location does not require it.',
    }),
    checkinToken: t.exposeString('checkin_token', {
      nullable: true,
      description:
        'The token of the page on which pros check in, `/check-in/{token}`. `renewCheckIn` replaces it. ' +
        'Null if the REST API has no such page.',
    }),
    event: t.expose('event', {
      type: Event,
      nullable: true,
      description: 'The event that the gig belongs to, if any.',
    }),
    isRecurring: t.exposeBoolean('is_recurring', {
      description: 'Whether the gig was posted as part of a series.',
    }),
    bundleSize: t.exposeInt('number_of_gigs_in_bundle', {
      nullable: true,
      description: 'The number of gigs posted together with this one, including itself.',
    }),
    fill: t.field({
      type: GigFill,
      description: "How the gig's places are filled.",
      resolve: (gig) => gig,
    }),
    payments: t.expose('stats', { type: GigPayments, description: 'The payment status of the gig.' }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When the gig was posted, in UTC.' }),
    updatedAt: t.expose('last_updated_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the gig or one of its applications was last updated, in UTC.',
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description:
        'The location that posted the gig. Costs one upstream call, unless only its ID is selected.',
      resolve: ({ location_id, organization_id }) => ({ id: location_id, organization_id }),
    }),
  }),
});

builder.queryField('gig', (t) =>
  t.field({
    type: Gig,
    nullable: true,
    description: 'The gig with this database ID. Null with the error NOT_FOUND if the viewer cannot see it.',
    args: {
      databaseId: t.arg({ type: 'DatabaseId', required: true, description: 'The database ID of the gig.' }),
    },
    resolve: (_root, { databaseId }, context) => loadGig(databaseId, context),
  }),
);
