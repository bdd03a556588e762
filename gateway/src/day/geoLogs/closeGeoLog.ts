import { geoLogNote, geoLogNoteLimit } from '@brigade/domain/day/geoLogs/geoLogNote.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { geoLogId, review, reviewedGeoLogFields, reviewPaths } from './reviewedGeoLog.ts';

builder.relayMutationField(
  'closeGeoLog',
  {
    description: 'The geo log, and what the review found.',
    inputFields: (t) => ({
      geoLogId: t.id({ required: true, description: 'The ID of the geo log.' }),
      note: t.string({
        required: true,
        description: `What the review found, at most ${geoLogNoteLimit} characters. The team can read it.`,
      }),
    }),
    validate: { schema: z.looseObject({ geoLogId, note: geoLogNote }) },
  },
  {
    description: 'Closes a flagged geo log with a note. Requires the permission `hours.adjust`.',
    extensions: errorPaths(reviewPaths),
    resolve: (_root, { input: { geoLogId: id, note } }, context) =>
      review({ geoLogId: id, isFlagged: false, note }, context),
  },
  { description: 'Return type of closeGeoLog: the closed log.', outputFields: reviewedGeoLogFields },
);
