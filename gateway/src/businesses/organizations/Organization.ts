import type { Context } from '../../platform/context.ts';
import { locationDetail } from '../locations/locationDetail.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { organizationDetail, type OrganizationSource } from './organizationSource.ts';

async function nameOf(organization: OrganizationSource, context: Context): Promise<string> {
  if (organization.name != null) return organization.name;
  if ('locationId' in organization && organization.locationId !== undefined) {
    return (await locationDetail(organization.locationId, context)).organization_name;
  }
  return (await organizationDetail(organization.id, context)).name;
}

export const Organization = builder.node(builder.objectRef<OrganizationSource>('Organization'), {
  description: 'A business that runs one or more locations.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => organizationDetail(databaseIdIn(id), context),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The database ID of the organization, as used in URLs.',
    }),
    name: t.string({
      description: 'The name of the organization.',
      resolve: (organization, _args, context) => nameOf(organization, context),
    }),
    isMigratedFromPredecessor: t.boolean({
      nullable: true,
      description:
        'Whether the organization came from the platform that preceded this one. Null if unknown. Costs ' +
        'one upstream call.',
      resolve: async ({ id }, _args, context) =>
        (await organizationDetail(id, context)).is_migrated_from_predecessor,
    }),
  }),
});
