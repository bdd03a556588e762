import { Location } from '../locations/Location.ts';
import { fact } from '../locations/locationSource.ts';
import { viewerAccess } from '../locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { Billing } from './Billing.ts';
import { PaymentMethodStatus } from '../../paymentMethods/paymentMethodEnums.ts';

builder.objectFields(Location, (t) => ({
  billing: t.field({
    type: Billing,
    nullable: true,
    description: 'How it pays for its shifts.',
    resolve: async (source, args, context) => {
      // The viewer decides what is asked for next, so they are not waited for twice.
      const [location] = await Promise.all([
        fact((row) => row)(source, args, context),
        context.rest.call(getViewer),
      ]);
      const { id, organization_id: organizationId, billing_source, payment_method_status } = location;
      return {
        owner: { kind: 'location' as const, id },
        source: billing_source ?? null,
        // A server that does not tell: its own method says how it stands, if that is the one that pays.
        status:
          payment_method_status === undefined && billing_source === 'ORGANIZATION'
            ? null
            : payment_method_status,
        access: await viewerAccess({ id, organizationId }, context),
      };
    },
  }),
  billingStatus: t.field({
    type: PaymentMethodStatus,
    nullable: true,
    description: 'The status of the method that pays for its shifts. Null for those who may not see costs.',
    resolve: fact(({ payment_method_status }) => payment_method_status),
  }),
}));
