import { Sandbox } from './Sandbox.ts';
import { builder } from '../platform/schema/builder.ts';

builder.objectField(Sandbox, 'takesTestCards', (t) =>
  t.boolean({
    description: 'Whether payment methods are those of the sandbox; false with keys of Stripe.',
    resolve: (_sandbox, _args, { stripePublishableKey }) => stripePublishableKey === null,
  }),
);
