import { Location } from '../locations/Location.ts';
import { fact } from '../locations/locationSource.ts';
import { viewerAccess } from '../locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { Billing } from './Billing.ts';
import { PaymentMethodStatus } from './paymentMethodEnums.ts';

builder.objectFields(Location, (t) => ({
  billing: t.field({
    type: Billing,
    nullable: true,
    description: 'How the location pays for its shifts.',
    resolve: async (source, args, context) => {
      // The viewer determines what is requested next, so load both concurrently.
      const [location] = await Promise.all([
        fact((row) => row)(source, args, context),
        context.rest.call(getViewer),
      ]);
      const { id, organization_id: organizationId, billing_source, payment_method_status } = location;
      return {
        owner: { kind: 'location' as const, id },
        source: billing_source ?? null,
        // For a server that omits the status, use that of the location's own method, if it is the one that is charged.
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
    description:
      "The status of the payment method that is charged for the location's shifts. Null if the viewer cannot see costs.",
    resolve: fact(({ payment_method_status }) => payment_method_status),
  }),
}));
