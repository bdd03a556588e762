import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../../accounts/users/User.ts';
import { Organization } from './Organization.ts';
import { listOrganizations, organizationById } from './organizationsApi.ts';

/** A part of a list of organizations, wherever one stands. */
export const OrganizationConnection = builder.connectionObject(
  { type: Organization, name: 'OrganizationConnection', description: 'A part of a list of organizations.' },
  { name: 'OrganizationEdge', description: 'An organization and its place in the list.' },
);

builder.objectField(User, 'organizations', (t) =>
  t.connection(
    {
      type: Organization,
      nullable: true,
      description:
        'The organizations in which, or at a location of which, the user has a role, by name. A call of its own.',
      resolve: (_user, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: async ({ page, pageSize }) => {
            const organizations = await rest.call(listOrganizations, {
              query: { managed: true, page, page_size: pageSize },
            });
            // An organization is the same in lists and alone, so nobody has to ask for these again.
            for (const row of organizations.results) rest.prime(organizationById, row.id, row);
            return organizations;
          },
          idOf: ({ id }) => id,
        }),
    },
    OrganizationConnection,
  ),
);
