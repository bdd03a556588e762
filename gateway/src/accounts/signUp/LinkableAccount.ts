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
  description: 'A role that a linked account brings with it.',
  fields: (t) => ({
    place: t.exposeString('place', { description: 'The name of the location or organization.' }),
    role: t.expose('role', { type: MemberRole, description: 'The role of the account.' }),
  }),
});

export const LinkableAccount = builder.node(builder.objectRef<LinkableAccountWire>('LinkableAccount'), {
  description:
    'Another account with an email address or phone number of the user, which may be theirs and can be ' +
    'linked to this one.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: async (id, { rest }) => {
    const account = await findRow(
      (query) => rest.call(listLinkableAccounts, { query }),
      (row) => String(row.id) === id,
    );
    return found(account, 'account to link');
  },
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the account.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name on the account. Null if a code must first prove that it belongs to the user.',
    }),
    codeSentTo: t.exposeString('code_sent_to', {
      nullable: true,
      description: 'The masked address that the code for linking is sent to. Null if no code is needed.',
    }),
    locationRoles: t.field({
      type: [LinkableRole],
      description: "The account's roles at single locations. Empty if a code is needed.",
      resolve: ({ managed_locations }) =>
        managed_locations.map(({ location_name: place, role }) => ({ place, role })),
    }),
    organizationRoles: t.field({
      type: [LinkableRole],
      description: "The account's roles in whole organizations. Empty if a code is needed.",
      resolve: ({ organization_roles }) =>
        organization_roles.map(({ organization_name: place, role }) => ({ place, role })),
    }),
  }),
});
