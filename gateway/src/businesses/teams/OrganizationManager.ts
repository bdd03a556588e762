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
    description: 'Somebody with a role in a whole organization, and so at each of its locations.',
    id: { resolve: ({ id }) => id },
    loadWithoutCache: (id, context) =>
      loadById(organizationManagerById, databaseIdIn(id), 'manager', context),
    fields: (t) => ({
      databaseId: t.exposeInt('id', { description: 'The number of the entry, not of the person.' }),
      role: t.expose('role', { type: MemberRole, description: 'Always ADMIN: organizations know no other.' }),
      person: t.expose('user', { type: Person, description: 'Who it is.' }),
      organization: t.field({
        type: Organization,
        description: 'Where.',
        resolve: ({ organization_id }) => ({ id: organization_id }),
      }),
    }),
  },
);
