import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { geoLogId, review, reviewedGeoLogFields, reviewPaths } from './reviewedGeoLog.ts';

builder.relayMutationField(
  'reopenGeoLog',
  {
    description: 'The geo log that needs another review.',
    inputFields: (t) => ({
      geoLogId: t.id({ required: true, description: 'The ID of the geo log.' }),
    }),
    validate: { schema: z.looseObject({ geoLogId }) },
  },
  {
    description: 'Reopens a closed geo log, which keeps its note. Requires the permission `hours.adjust`.',
    extensions: errorPaths(reviewPaths),
    resolve: (_root, { input: { geoLogId: id } }, context) =>
      review({ geoLogId: id, isFlagged: true }, context),
  },
  { description: 'Return type of reopenGeoLog: the open log.', outputFields: reviewedGeoLogFields },
);
