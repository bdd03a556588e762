import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../../accounts/users/User.ts';
import { Organization } from './Organization.ts';
import { listOrganizations, organizationById } from './organizationsApi.ts';

/** The type shared by all connections of organizations. */
export const OrganizationConnection = builder.connectionObject(
  {
    type: Organization,
    name: 'OrganizationConnection',
    description: 'A connection to a list of organizations.',
  },
  { name: 'OrganizationEdge', description: 'An edge in a connection of organizations.' },
);

builder.objectField(User, 'organizations', (t) =>
  t.connection(
    {
      type: Organization,
      nullable: true,
      description:
        'The organizations where the user has a role, directly or at one of the locations, by name. Costs ' +
        'one upstream call.',
      resolve: (_user, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const organizations = await rest.call(listOrganizations, {
              query: { managed: true, page, page_size: pageSize },
            });
            // List entries contain all fields of an organization, so they prime the loader.
            for (const row of organizations.results) rest.prime(organizationById, row.id, row);
            return organizations;
          },
          idOf: ({ id }) => id,
        }),
    },
    OrganizationConnection,
  ),
);
