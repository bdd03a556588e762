import { distanceMeters } from '@brigade/domain/platform/geo/metersFrom.ts';
import { applicationById } from '../../filling/applications/applicationsApi.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import type { Context } from '../../platform/context.ts';
import { Coordinates } from '../../platform/geo/Coordinates.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import { proOfLocation } from '../../pros/profiles/proSource.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { GeoFence } from './GeoFence.ts';
import { GeoLogAction, GeoLogOccasion, GeoLogReviewReason, PositionPrecision } from './geoLogEnums.ts';
import { GeoLogReview, type ReviewedGeoLog } from './GeoLogReview.ts';
import { geoLogById } from './geoLogsApi.ts';
import type { GeoLogWire } from './geoLogWire.ts';

export const GeoLog = builder.node(builder.objectRef<GeoLogWire>('GeoLog'), {
  description:
    "Where a pro's phone was at a punch, or when it crossed the fence during the work. Requires the " +
    'permission `hours.adjust`.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(geoLogById, databaseIdIn(id), 'geo log', context),
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the geo log.' }),
    action: t.expose('action', {
      type: GeoLogAction,
      description: 'Which side of the fence the phone was on.',
    }),
    precision: t.expose('precision', {
      type: PositionPrecision,
      description: 'How exact the reported position is.',
    }),
    coordinates: t.field({
      type: Coordinates,
      description: 'Where the phone was on the map.',
      resolve: ({ coordinates: { coordinates } }) => [coordinates[0], coordinates[1]] as const,
    }),
    fence: t.expose('fence', {
      type: GeoFence,
      nullable: true,
      description: 'The fence of the address at that time. Null if the REST API does not report it.',
    }),
    distanceMeters: t.int({
      nullable: true,
      description: 'How far the phone was from the center of the fence, in meters. Null without a fence.',
      resolve: ({ coordinates, fence }) =>
        fence ? distanceMeters(position(fence.coordinates), position(coordinates)) : null,
    }),
    occasion: t.field({
      type: GeoLogOccasion,
      description: 'What made the phone report its position.',
      resolve: ({ punch_type }) => punch_type ?? 'CROSSING',
    }),
    loggedAt: t.expose('created_ts', {
      type: 'DateTime',
      description: 'When the phone was there, in UTC.',
    }),
    awayUntil: t.expose('away_until_ts', {
      type: 'DateTime',
      nullable: true,
      description:
        'When a pro who left was back or clocked out, in UTC. Null while the pro is away, and for other logs.',
    }),
    isFlagged: t.exposeBoolean('is_flagged_for_staffer_review', {
      description: 'Whether the log waits for a review.',
    }),
    reviewReasons: t.field({
      type: [GeoLogReviewReason],
      description: 'Why the log was flagged; kept after the review. Empty if it never was.',
      resolve: ({ review_reasons }) => review_reasons ?? [],
    }),
    review: t.field({
      type: GeoLogReview,
      nullable: true,
      description: 'The last review of the log. Null before the first.',
      resolve: (log) => (isReviewed(log) ? log : null),
    }),
    pro: t.field({
      type: Pro,
      nullable: true,
      description: 'The pro whose phone it was. Null if the pro could not be loaded.',
      resolve: async ({ gigster, metadata }, _args, context) =>
        proOfLocation(
          gigster ?? (await loadApplication(metadata.gig_application_id, context)).gigster,
          metadata.location_id,
        ),
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description:
        'The gig that the pro worked. Null if it could not be loaded. Costs one upstream call for all logs of a response.',
      resolve: ({ metadata }, _args, context) => loadGig(metadata.gig_id, context),
    }),
    application: t.field({
      type: GigApplication,
      nullable: true,
      description:
        "The pro's application for the gig. Null if it could not be loaded. Costs one upstream call.",
      resolve: ({ metadata }, _args, context) => loadApplication(metadata.gig_application_id, context),
    }),
  }),
});

function loadApplication(id: number, context: Context) {
  return loadById(applicationById, id, 'application', context);
}

function position({ coordinates: [longitude, latitude] }: GeoLogWire['coordinates']) {
  return { longitude, latitude };
}

function isReviewed(log: GeoLogWire): log is ReviewedGeoLog {
  return log.reviewed_ts != null;
}
