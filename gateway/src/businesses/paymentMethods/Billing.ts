import {
  type LocationAccess,
  may,
  type Permission,
  whyNot,
} from '@brigade/domain/platform/access/locationRole.ts';
import type { PaymentMethodStatus as Status } from '@brigade/domain/businesses/paymentMethods/paymentMethodStatus.ts';
import type { Context } from '../../platform/context.ts';
import { BillingSource } from '../locations/locationEnums.ts';
import type { billingSources } from '@brigade/domain/businesses/locations/billingSource.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { BillingOwner } from './billingOwner.ts';
import { PaymentMethod } from './PaymentMethod.ts';
import { PaymentMethodStatus } from './paymentMethodEnums.ts';
import { paymentMethodOf } from './paymentMethodOf.ts';

/** The source of a location's or an organization's billing. */
export interface BillingShape {
  readonly owner: BillingOwner;
  readonly source: (typeof billingSources)[number] | null;
  /** Undefined: derived from the owner's own payment method. */
  readonly status: Status | null | undefined;
  readonly access: LocationAccess | null;
}

const managing: Readonly<Record<BillingOwner['kind'], Permission>> = {
  location: 'billing.manage',
  organization: 'organizations.manage',
};

function mayManage({ owner, access }: BillingShape): boolean {
  return may(access, managing[owner.kind]);
}

async function ownMethod(billing: BillingShape, context: Context) {
  if (!may(billing.access, 'wages.view')) return null;
  return paymentMethodOf(billing.owner, { withDetails: mayManage(billing) }, context);
}

export const Billing = builder.objectRef<BillingShape>('Billing').implement({
  description: 'How a location or an organization pays for its shifts.',
  fields: (t) => ({
    source: t.expose('source', {
      type: BillingSource,
      nullable: true,
      description: "Who is billed for the location's shifts; null for an organization.",
    }),
    status: t.field({
      type: PaymentMethodStatus,
      nullable: true,
      description:
        "The status of the payment method that is charged: the location's own or its organization's, depending on `source`. " +
        'Null if the viewer cannot see costs.',
      resolve: async (billing, _args, context) => {
        if (!may(billing.access, 'wages.view')) return null;
        if (billing.status !== undefined) return billing.status;
        return (await ownMethod(billing, context))?.status ?? 'NOT_CONFIGURED';
      },
    }),
    paymentMethod: t.field({
      type: PaymentMethod,
      nullable: true,
      description:
        "The owner's own payment method, even if another owner is billed. Null if there is none or the " +
        'viewer cannot see costs. Costs one upstream call.',
      resolve: (billing, _args, context) => ownMethod(billing, context),
    }),
    viewerCanManage: t.boolean({
      description: 'Whether the viewer can change the payment method and who is billed.',
      resolve: mayManage,
    }),
    viewerCannotManageReason: t.string({
      nullable: true,
      description: 'The reason the viewer cannot manage billing and who can grant access, if any.',
      resolve: ({ owner, access }) => whyNot(access, managing[owner.kind]),
    }),
  }),
});
