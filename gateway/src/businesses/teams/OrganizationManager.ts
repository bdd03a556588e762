import { Organization } from '../organizations/Organization.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { MemberRole } from '../../accounts/users/MemberRole.ts';
import { organizationManagerById } from './managersApi.ts';
import type { OrganizationManagerWire } from './managerWire.ts';
import { Person } from './Person.ts';

export const OrganizationManager = builder.node(
  builder.objectRef<OrganizationManagerWire>('OrganizationManager'),
  {
    description: 'A person with a role in a whole organization, and therefore at each of its locations.',
    id: { resolve: ({ id }) => id },
    loadWithoutCache: (id, context) =>
      loadById(organizationManagerById, databaseIdIn(id), 'manager', context),
    fields: (t) => ({
      databaseId: t.expose('id', {
        type: 'DatabaseId',
        description: 'The database ID of the role, not of the person.',
      }),
      role: t.expose('role', {
        type: MemberRole,
        nullable: true,
        description:
          "The person's role, which is always ADMIN in an organization. Null if the REST API has another one.",
      }),
      person: t.expose('user', { type: Person, description: 'The person who has the role.' }),
      organization: t.field({
        type: Organization,
        description: 'The organization where the role applies.',
        resolve: ({ organization_id }) => ({ id: organization_id }),
      }),
    }),
  },
);
