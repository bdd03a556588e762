import { GigApplication } from '../../filling/applications/GigApplication.ts';
import { builder } from '../../platform/schema/builder.ts';

builder.objectField(GigApplication, 'flaggedGeoLogCount', (t) =>
  t.exposeInt('flagged_geo_log_count', {
    nullable: true,
    description:
      'How many geo logs of the work wait for a review. Null without the permission `hours.adjust`, or if ' +
      'the REST API does not report it. Costs no upstream call.',
  }),
);
