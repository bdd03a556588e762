import { gigListStatus } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { startCountsAsPast } from '@brigade/domain/schedule/gigs/startCountsAsPast.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { withCountryCode } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { PostalAddress } from '../../businesses/locations/PostalAddress.ts';
import { Money, refuseMoney, usd, visibleUsd } from '../../platform/money/Money.ts';
import { WorkerType } from '../../businesses/locations/WorkerType.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { Skill } from '../../pros/skills/Skill.ts';
import { Event } from '../events/Event.ts';
import { GigListStatus, GigStatus, GigType } from '../../gigs/gigEnums.ts';
import { GigFill } from './GigFill.ts';
import { GigPayments } from '../../gigs/GigPayments.ts';
import type { GigWire } from './gigWire.ts';
import { loadGig } from './loadGig.ts';
import { Requirement } from '../requirements/Requirement.ts';

export const Gig = builder.node(builder.objectRef<GigWire>('Gig'), {
  description: 'A shift that a location wants worked, by one or more pros.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadGig(databaseIdIn(id), context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the gig; stands in URLs.' }),
    status: t.expose('status', { type: GigStatus, description: 'Its state.' }),
    listStatus: t.field({
      type: GigListStatus,
      description: 'The filter under which lists show it.',
      resolve: ({ status }) => gigListStatus(status),
    }),
    type: t.expose('type', { type: GigType, description: 'How it finds its pros.' }),
    employmentType: t.expose('employment_type', {
      type: WorkerType,
      nullable: true,
      description: 'How its workers are employed.',
    }),
    startTime: t.expose('start_time', { type: 'DateTime', description: 'When the work starts.' }),
    endTime: t.expose('end_time', { type: 'DateTime', description: 'When the work ends.' }),
    timeZone: t.exposeString('timezone', {
      description: 'IANA name of the zone in which its times are shown: that of its location.',
    }),
    startCountsAsPast: t.boolean({
      description:
        'True from 15 minutes before the start on, the moment at which the marketplace treats the shift as started.',
      resolve: (gig, _args, { now }) =>
        startCountsAsPast(Temporal.Instant.from(gig.start_time).toZonedDateTimeISO(gig.timezone), now),
    }),
    skill: t.expose('skill', { type: Skill, description: 'The position to work in.' }),
    description: t.exposeString('description', { description: 'What the work is; may be empty.' }),
    specialInstructions: t.exposeString('special_inst', {
      description: 'What pros have to know on the day, e.g. where to park; may be empty.',
    }),
    noExperienceRequired: t.exposeBoolean('no_experience_required', {
      description: 'Whether beginners are welcome.',
    }),
    requirements: t.expose('requirements', { type: [Requirement], description: 'What pros must bring.' }),
    areCertificationsRequired: t.exposeBoolean('require_certifications', {
      description: 'Whether pros need the certifications of the position.',
    }),
    isBackgroundCheckRequired: t.exposeBoolean('background_check_required', {
      description: 'Whether pros need a background check.',
    }),
    isAutoSelectEnabled: t.exposeBoolean('auto_select_enabled', {
      description: 'Whether matching applicants are selected automatically.',
    }),
    unpaidBreakMinutes: t.exposeInt('unpaid_break_minutes', {
      description: 'Length of the unpaid break, in minutes.',
    }),
    wage: t.field({
      type: Money,
      nullable: true,
      description:
        'What a pro earns an hour. Null with the error FORBIDDEN (permission `wages.view`) for onsite managers.',
      resolve: ({ wage_amount }) => visibleUsd(wage_amount),
    }),
    boostBonus: t.field({
      type: Money,
      nullable: true,
      description:
        'What each pro earns on top; null for none. For onsite managers null with the error FORBIDDEN (permission ' +
        '`wages.view`).',
      // An absent bonus and a hidden one look alike on the wire; a hidden wage tells them apart.
      resolve: ({ wage_amount, boosted_gig_bonus }) =>
        wage_amount === null ? refuseMoney() : usd(boosted_gig_bonus),
    }),
    address: t.field({
      type: PostalAddress,
      description: 'Where the work is; not always where the location is.',
      resolve: (gig) => ({
        line1: gig.address_line_1,
        city: gig.city,
        stateCode: gig.state_code,
        postalCode: gig.zip_code,
      }),
    }),
    contactName: t.exposeString('contact_name', {
      nullable: true,
      description: 'Whom to ask for on arrival.',
    }),
    contactPhone: t.string({
      nullable: true,
      description: 'The number of that person, with its country code.',
      resolve: ({ contact_phone }) => (contact_phone == null ? null : withCountryCode(contact_phone)),
    }),
    checkinCode: t.exposeString('checkin_code', {
      nullable: true,
      description: 'The code that pros enter to check in.',
    }),
    event: t.expose('event', {
      type: Event,
      nullable: true,
      description: 'The event it belongs to, if any.',
    }),
    isRecurring: t.exposeBoolean('is_recurring', {
      description: 'Whether it was posted as one of a series.',
    }),
    bundleSize: t.exposeInt('number_of_gigs_in_bundle', {
      nullable: true,
      description: 'How many gigs were posted together with it, itself included.',
    }),
    fill: t.field({
      type: GigFill,
      description: 'How its places are filled.',
      resolve: (gig) => gig,
    }),
    payments: t.expose('stats', { type: GigPayments, description: 'How far its payments are.' }),
    createdAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was posted.' }),
    updatedAt: t.expose('last_updated_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When it or one of its applications last changed.',
    }),
    location: t.field({
      type: Location,
      nullable: true,
      description: 'The location that posted it. A call of its own, unless only its id is asked for.',
      resolve: ({ location_id, organization_id }) => ({ id: location_id, organization_id }),
    }),
  }),
});

builder.queryField('gig', (t) =>
  t.field({
    type: Gig,
    nullable: true,
    description:
      'The gig with this number. Null with the error NOT_FOUND when the viewer may not know of it.',
    args: { databaseId: t.arg.int({ required: true, description: 'The number of the gig.' }) },
    resolve: (_root, { databaseId }, context) => loadGig(databaseId, context),
  }),
);
