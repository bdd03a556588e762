import { displayBadges } from '@brigade/domain/pros/profiles/badges.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Badge } from './Badge.ts';
import { ProCertification } from './ProCertification.ts';
import { ProPerformance, RatingSummary } from './ProPerformance.ts';
import { ProPreferences } from './ProPreferences.ts';
import { atHand, ofProfile, proProfile } from './proProfile.ts';
import { proOfLocation, type ProSource } from './proSource.ts';
import { WorkerType } from '../../businesses/locations/WorkerType.ts';
import { WorkHistoryEntry } from './WorkHistoryEntry.ts';

export const Pro = builder.node(builder.objectRef<ProSource>('Pro'), {
  description:
    'A worker who can be hired for gigs. Fields that are part of the profile cost one upstream call per pro, however ' +
    'many of them are requested. For what differs between locations, see `atLocation`.',
  id: { resolve: ({ uuid }) => uuid },
  loadWithoutCache: (uuid, context) => proProfile(uuid, context),
  fields: (t) => ({
    databaseId: t.expose('profile_id', {
      type: 'DatabaseId',
      description: "The number of the pro's profile.",
    }),
    uuid: t.exposeID('uuid', { description: "The UUID of the pro's profile, as used in URLs." }),
    displayName: t.exposeString('display_name', { description: "The pro's first name and last initial." }),
    headshotPublicId: t.exposeString('headshot_public_id', {
      nullable: true,
      description: "The ID of the pro's picture at the image host.",
    }),
    badges: t.field({
      type: [Badge],
      description: 'The badges the pro has earned, in display order: VERIFICATION first, never TOP_PRO.',
      resolve: ({ badges }) => displayBadges(badges),
    }),
    isVerified: t.boolean({
      description: "Whether the platform has verified the pro's identity.",
      resolve: atHand('verified'),
    }),
    city: t.string({
      nullable: true,
      description: 'The city the pro lives in.',
      resolve: atHand('city'),
    }),
    performance: t.field({
      type: ProPerformance,
      nullable: true,
      description: "The pro's track record at all locations.",
      resolve: atHand('performance'),
    }),
    ratings: t.field({
      type: [RatingSummary],
      nullable: true,
      description: "The pro's ratings by category. Part of the profile.",
      resolve: ofProfile((profile) => profile.performance.ratings_summary),
    }),
    bio: t.string({
      nullable: true,
      description: "The pro's description of themselves. Part of the profile.",
      resolve: ofProfile((profile) => profile.bio),
    }),
    marketName: t.string({
      nullable: true,
      description: 'The metropolitan area the pro works in. Part of the profile.',
      resolve: ofProfile((profile) => profile.market_name ?? profile.market_not_listed_name),
    }),
    supportedEmploymentTypes: t.field({
      type: [WorkerType],
      nullable: true,
      description: 'The employment types the pro accepts. Part of the profile.',
      resolve: ofProfile((profile) => profile.supported_employment_types),
    }),
    preferences: t.field({
      type: ProPreferences,
      nullable: true,
      description: 'The kind of work the pro is looking for. Part of the profile, except in lists of pros.',
      resolve: atHand('pro_preferences'),
    }),
    workHistory: t.field({
      type: [WorkHistoryEntry],
      nullable: true,
      description: 'Previous jobs at other businesses, most recent first. Part of the profile.',
      resolve: ofProfile((profile) => profile.work_history),
    }),
    competencies: t.stringList({
      nullable: true,
      description: "The names of the pro's skills. Part of the profile.",
      resolve: ofProfile(({ competencies }) => competencies.map(({ name }) => name)),
    }),
    certifications: t.field({
      type: [ProCertification],
      nullable: true,
      description: 'The certifications the pro has submitted. Part of the profile.',
      resolve: ofProfile((profile) => profile.certifications),
    }),
  }),
});

/** The flags of the profile apply to the caller's current location, so they save a call if that location is requested. */
async function viewedProfile(uuid: string, context: Context): Promise<ProSource> {
  return proOfLocation(await proProfile(uuid, context), context.locationId ?? undefined);
}

builder.queryField('pro', (t) =>
  t.field({
    type: Pro,
    nullable: true,
    description: 'Look up a pro by UUID. Null with the error NOT_FOUND if no such pro exists.',
    args: { uuid: t.arg.id({ required: true, description: "The UUID of the pro's profile." }) },
    resolve: (_root, { uuid }, context) => viewedProfile(uuid, context),
  }),
);

builder.queryField('pros', (t) =>
  t.field({
    type: [Pro],
    nullable: { list: true, items: true },
    description:
      'Look up pros by UUID, in the given order. An item is null with the error NOT_FOUND if no such pro exists. ' +
      'Costs one upstream call per pro.',
    args: {
      uuids: t.arg.idList({
        required: true,
        description: "The UUIDs of the pros' profiles, at most 20.",
        validate: { maxLength: [20, { message: 'At most 20' }] },
      }),
    },
    extensions: { listSize: 4 },
    resolve: (_root, { uuids }, context) =>
      uuids.map(async (uuid) => {
        const profile = await viewedProfile(uuid, context);
        if (profile instanceof Error) throw profile;
        return profile;
      }),
  }),
);
