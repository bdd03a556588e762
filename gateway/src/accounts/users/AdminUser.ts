import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from '../../platform/schema/builder.ts';
import { Admin } from './Admin.ts';

/** Slices add the fields that platform admins can see of an account. */
export const AdminUser = builder.objectRef<{ id: number }>('AdminUser').implement({
  description: 'An account as platform admins see it.',
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The database ID of the account.' }),
    userId: t.id({
      description: 'The global ID of the user, for inputs.',
      resolve: ({ id }) => encodeGlobalID('User', id),
    }),
  }),
});

builder.objectField(Admin, 'user', (t) =>
  t.field({
    type: AdminUser,
    description: 'The account with this number. If it does not exist, its fields fail with NOT_FOUND.',
    args: {
      databaseId: t.arg({
        type: 'DatabaseId',
        required: true,
        description: 'The database ID of the account.',
      }),
    },
    resolve: (_admin, { databaseId }) => ({ id: databaseId }),
  }),
);
