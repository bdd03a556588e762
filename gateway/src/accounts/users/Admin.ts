import { builder } from '../../platform/schema/builder.ts';

/** Slices add the fields that platform admins can see. */
export const Admin = builder.objectRef<object>('Admin').implement({
  description: 'Data of the whole marketplace that only platform admins can see.',
});

builder.queryField('admin', (t) =>
  t.field({
    type: Admin,
    nullable: true,
    authScopes: { platformAdmin: true },
    description:
      'Data of the whole marketplace. Null with the error FORBIDDEN unless the viewer is a platform admin.',
    resolve: () => ({}),
  }),
);
