import { builder } from '../schema/builder.ts';

builder.queryField('referenceUrl', (t) =>
  t.string({
    nullable: true,
    skipTypeScopes: true,
    description:
      'The reference of this API, as a path of this server; null where the schema is not public, as in production.',
    resolve: (_root, _args, { referenceUrl }) => referenceUrl,
  }),
);
