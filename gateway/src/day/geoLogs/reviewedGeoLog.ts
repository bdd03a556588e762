import type { Context } from '../../platform/context.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { GeoLog } from './GeoLog.ts';
import { reviewGeoLog } from './geoLogsApi.ts';
import type { GeoLogWire } from './geoLogWire.ts';

const { rule, keyOf } = databaseIdInput('GeoLog', 'a geo log');

/** The validation rule of the id of a geo log. */
export const geoLogId = rule;

/** Where the fields that REST names are in the inputs of reviews. */
export const reviewPaths = { review_note: ['note'], 'hours.adjust': ['geoLogId'] };

type Review = {
  readonly geoLogId: NodeId;
  readonly isFlagged: boolean;
  readonly note?: string | null | undefined;
};

/** Closes or reopens a geo log; resolves to the log. */
export function review({ geoLogId: id, isFlagged, note }: Review, { rest }: Context): Promise<GeoLogWire> {
  return presentAt(
    ['geoLogId'],
    'geo log',
    rest.call(reviewGeoLog, {
      path: { id: keyOf(id) },
      body: { is_flagged_for_staffer_review: isFlagged, ...(note != null && { review_note: note }) },
    }),
  );
}

/** The fields of the payloads of reviews. */
export function reviewedGeoLogFields(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, GeoLogWire | RefusedPayload>,
) {
  return {
    errors: errorsField(t),
    geoLog: t.field({
      type: GeoLog,
      nullable: true,
      description: 'The geo log after the review. Null if the mutation was refused.',
      resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
    }),
  };
}
