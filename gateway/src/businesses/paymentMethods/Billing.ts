import { type LocationAccess, may, type Permission, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import type { PaymentMethodStatus as Status } from '@brigade/domain/businesses/paymentMethods/paymentMethodStatus.ts';
import type { Context } from '../../platform/context.ts';
import { BillingSource } from '../../locations/locationEnums.ts';
import type { billingSources } from '@brigade/domain/businesses/locations/billingSource.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { BillingOwner } from './billingOwner.ts';
import { PaymentMethod } from './PaymentMethod.ts';
import { PaymentMethodStatus } from '../../paymentMethods/paymentMethodEnums.ts';
import { paymentMethodOf } from './paymentMethodOf.ts';

/** What the billing of a location or an organization resolves from. */
export interface BillingShape {
  readonly owner: BillingOwner;
  readonly source: (typeof billingSources)[number] | null;
  /** Undefined: follows from the owner's own payment method. */
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
      description: 'Who is billed for the shifts of a location; null for an organization.',
    }),
    status: t.field({
      type: PaymentMethodStatus,
      nullable: true,
      description:
        "The status of the method that pays: a location's own or its organization's, by `source`. Null for those who " +
        'may not see costs.',
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
        'The own method, whoever is billed. Null while there is none, and for those who may not see costs. A call of ' +
        'its own.',
      resolve: (billing, _args, context) => ownMethod(billing, context),
    }),
    viewerCanManage: t.boolean({
      description: 'Whether the viewer may change who is billed and the payment method.',
      resolve: mayManage,
    }),
    viewerCannotManageReason: t.string({
      nullable: true,
      description: 'Why not, and who can grant it; null where it is allowed.',
      resolve: ({ owner, access }) => whyNot(access, managing[owner.kind]),
    }),
  }),
});
