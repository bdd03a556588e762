import { builder } from '../../platform/schema/builder.ts';

builder.queryField('contactCenterPath', (t) =>
  t.string({
    nullable: true,
    description:
      'The path of the page on this server that runs the widget of the contact center for W-2 workers. Null if there is ' +
      'none. Show it in a frame, and only after a person has agreed.',
    resolve: (_root, _args, context) => context.contactCenterPath,
  }),
);
