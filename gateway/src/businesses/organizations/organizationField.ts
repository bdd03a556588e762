import { builder } from '../../platform/schema/builder.ts';
import { Organization } from './Organization.ts';
import { organizationDetail } from './organizationSource.ts';

builder.queryField('organization', (t) =>
  t.field({
    type: Organization,
    nullable: true,
    description:
      'The organization with this number. Null with the error NOT_FOUND when the viewer may not know of it.',
    args: {
      databaseId: t.arg({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the organization.',
      }),
    },
    resolve: (_root, { databaseId }, context) => organizationDetail(databaseId, context),
  }),
);
