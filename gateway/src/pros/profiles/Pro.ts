import { displayBadges } from '@brigade/domain/pros/profiles/badges.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Badge } from './Badge.ts';
import { ProCertification } from './ProCertification.ts';
import { ProPerformance, RatingSummary } from '../ProPerformance.ts';
import { ProPreferences } from './ProPreferences.ts';
import { atHand, ofProfile, proProfile } from '../proProfile.ts';
import type { ProWire } from './proWire.ts';
import { WorkerType } from '../../businesses/locations/WorkerType.ts';
import { WorkHistoryEntry } from './WorkHistoryEntry.ts';

const thatLocation =
  'the location through which the pro was reached (its list, its gig, the input of a mutation), else the current ' +
  'location (X-Location-Id)';

export const Pro = builder.node(builder.objectRef<ProWire>('Pro'), {
  description:
    'Somebody who works gigs. Fields "of the profile" cost one call for each pro, however many of them are asked for.',
  id: { resolve: ({ uuid }) => uuid },
  loadWithoutCache: proProfile,
  fields: (t) => ({
    databaseId: t.exposeInt('profile_id', { description: 'The number of the profile.' }),
    uuid: t.exposeID('uuid', { description: 'The UUID of the profile; stands in URLs.' }),
    displayName: t.exposeString('display_name', { description: 'First name and initial.' }),
    headshotPublicId: t.exposeString('headshot_public_id', {
      nullable: true,
      description: 'The id of the picture at the image host.',
    }),
    badges: t.field({
      type: [Badge],
      description: 'What the pro has earned, in the order to show: VERIFICATION first, never TOP_PRO.',
      resolve: ({ badges }) => displayBadges(badges),
    }),
    isVerified: t.boolean({
      description: 'Whether the platform has checked who the pro is.',
      resolve: atHand('verified'),
    }),
    city: t.string({
      nullable: true,
      description: 'Where the pro lives.',
      resolve: atHand('city'),
    }),
    isFavorite: t.boolean({
      nullable: true,
      description: `Whether the pro is a favorite of ${thatLocation}.`,
      resolve: atHand('is_favorite'),
    }),
    isBlocked: t.boolean({
      nullable: true,
      description: `Whether the pro is blocked at ${thatLocation}.`,
      resolve: atHand('is_blocked'),
    }),
    performance: t.field({
      type: ProPerformance,
      nullable: true,
      description: 'How the pro has done so far.',
      resolve: atHand('performance'),
    }),
    ratings: t.field({
      type: [RatingSummary],
      nullable: true,
      description: 'What the pro was rated, respect by respect. Of the profile.',
      resolve: ofProfile((profile) => profile.performance.ratings_summary),
    }),
    bio: t.string({
      nullable: true,
      description: 'What the pro says about themselves. Of the profile.',
      resolve: ofProfile((profile) => profile.bio),
    }),
    marketName: t.string({
      nullable: true,
      description: 'The metropolitan area in which the pro works. Of the profile.',
      resolve: ofProfile((profile) => profile.market_name ?? profile.market_not_listed_name),
    }),
    supportedEmploymentTypes: t.field({
      type: [WorkerType],
      nullable: true,
      description: 'How the pro can be employed. Of the profile.',
      resolve: ofProfile((profile) => profile.supported_employment_types),
    }),
    hasWorkedTogether: t.boolean({
      nullable: true,
      description: 'Whether the pro has worked at the current location before. Of the profile.',
      resolve: ofProfile((profile) => profile.has_worked_together),
    }),
    preferences: t.field({
      type: ProPreferences,
      nullable: true,
      description: 'What work the pro is looking for. Of the profile.',
      resolve: ofProfile((profile) => profile.pro_preferences),
    }),
    workHistory: t.field({
      type: [WorkHistoryEntry],
      nullable: true,
      description: 'Jobs the pro had elsewhere, the latest first. Of the profile.',
      resolve: ofProfile((profile) => profile.work_history),
    }),
    competencies: t.stringList({
      nullable: true,
      description: 'What the pro can do. Of the profile.',
      resolve: ofProfile(({ competencies }) => competencies.map(({ name }) => name)),
    }),
    certifications: t.field({
      type: [ProCertification],
      nullable: true,
      description: 'Certificates the pro has handed in. Of the profile.',
      resolve: ofProfile((profile) => profile.certifications),
    }),
  }),
});

builder.queryField('pro', (t) =>
  t.field({
    type: Pro,
    nullable: true,
    description: 'The pro with this UUID. Null with the error NOT_FOUND when there is none.',
    args: { uuid: t.arg.id({ required: true, description: 'The UUID of the profile.' }) },
    resolve: (_root, { uuid }, context) => proProfile(uuid, context),
  }),
);

builder.queryField('pros', (t) =>
  t.field({
    type: [Pro],
    nullable: { list: true, items: true },
    description:
      'The pros with these UUIDs, in their order, as the current location sees them; null with an error for one that ' +
      'there is not. One call each.',
    args: {
      uuids: t.arg.idList({
        required: true,
        description: 'The UUIDs of the profiles, at most 20.',
        validate: { maxLength: [20, { message: 'At most 20' }] },
      }),
    },
    extensions: { listSize: 4 },
    resolve: (_root, { uuids }, context) =>
      uuids.map(async (uuid) => {
        const profile = await proProfile(uuid, context);
        if (profile instanceof Error) throw profile;
        return profile;
      }),
  }),
);
