import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { findRow } from '../../platform/paging/findRow.ts';
import { MemberRole } from '../users/MemberRole.ts';
import { listLinkableAccounts } from './accountsApi.ts';
import type { LinkableAccountWire } from './linkableAccountWire.ts';

interface LinkableRole {
  readonly place: string;
  readonly role: LinkableAccountWire['managed_locations'][number]['role'];
}

const LinkableRole = builder.objectRef<LinkableRole>('LinkableRole').implement({
  description: 'A role that comes over with an account when it is linked.',
  fields: (t) => ({
    place: t.exposeString('place', { description: 'The name of the location or organization.' }),
    role: t.expose('role', { type: MemberRole, description: 'What the account is to it.' }),
  }),
});

export const LinkableAccount = builder.node(builder.objectRef<LinkableAccountWire>('LinkableAccount'), {
  description:
    'Another account that held an address of the user: it may be theirs, and be linked into this one.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: async (id, { rest }) => {
    const account = await findRow(
      (query) => rest.call(listLinkableAccounts, { query }),
      (row) => String(row.id) === id,
    );
    return found(account, 'account to link');
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the account.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Whose it is; null where a code has to prove first that it is the same person.',
    }),
    codeSentTo: t.exposeString('code_sent_to', {
      nullable: true,
      description: 'The address, masked, where the code goes that linking needs; null where it needs none.',
    }),
    locationRoles: t.field({
      type: [LinkableRole],
      description: 'Roles at single locations; empty where a code is needed.',
      resolve: ({ managed_locations }) =>
        managed_locations.map(({ location_name: place, role }) => ({ place, role })),
    }),
    organizationRoles: t.field({
      type: [LinkableRole],
      description: 'Roles in whole organizations; empty where a code is needed.',
      resolve: ({ organization_roles }) =>
        organization_roles.map(({ organization_name: place, role }) => ({ place, role })),
    }),
  }),
});
