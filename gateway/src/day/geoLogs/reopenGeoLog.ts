import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { geoLogId, review, reviewedGeoLogFields, reviewPaths } from './reviewedGeoLog.ts';

builder.relayMutationField(
  'reopenGeoLog',
  {
    description: 'The geo log that needs another review.',
    inputFields: (t) => ({
      geoLogId: t.id({ required: true, description: 'The id of the geo log.' }),
    }),
    validate: { schema: z.looseObject({ geoLogId }) },
  },
  {
    description: 'Reopens a closed geo log, which keeps its note. Requires hours.adjust.',
    extensions: errorPaths(reviewPaths),
    resolve: (_root, { input: { geoLogId: id } }, context) =>
      review({ geoLogId: id, isFlagged: true }, context),
  },
  { description: 'The result of reopenGeoLog: the open log.', outputFields: reviewedGeoLogFields },
);
