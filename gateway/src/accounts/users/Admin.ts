import { builder } from '../../platform/schema/builder.ts';

/** Has no facts of its own; slices add what they let platform admins see. */
export const Admin = builder.objectRef<object>('Admin').implement({
  description: 'What platform admins see of the whole marketplace.',
});

builder.queryField('admin', (t) =>
  t.field({
    type: Admin,
    nullable: true,
    authScopes: { platformAdmin: true },
    description: 'The whole marketplace. Null with the error FORBIDDEN for everybody but platform admins.',
    resolve: () => ({}),
  }),
);
