import { builder } from '../../platform/schema/builder.ts';
import type { GeoLogWire } from './geoLogWire.ts';

/** A geo log that was reviewed at least once. */
export type ReviewedGeoLog = GeoLogWire & { readonly reviewed_ts: NonNullable<GeoLogWire['reviewed_ts']> };

export const GeoLogReview = builder.objectRef<ReviewedGeoLog>('GeoLogReview').implement({
  description: 'The last review of a geo log, which closed or reopened it.',
  fields: (t) => ({
    note: t.exposeString('review_note', {
      nullable: true,
      description: 'What the review found, at most 1000 characters. Null if it was reopened without a note.',
    }),
    reviewedAt: t.expose('reviewed_ts', {
      type: 'DateTime',
      description: 'When the geo log was reviewed, in UTC.',
    }),
    reviewerName: t.string({
      nullable: true,
      description: 'The first and last name of the reviewer. Null if the account was deleted.',
      resolve: ({ reviewed_by }) =>
        reviewed_by ? `${reviewed_by.first_name} ${reviewed_by.last_name}`.trim() : null,
    }),
  }),
});
