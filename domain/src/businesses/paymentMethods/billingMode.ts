/** What the billing screens do, as their address says: `?mode=edit-custom`. */
export const billingModes = ['view', 'edit-custom', 'add-custom'] as const;

export type BillingMode = (typeof billingModes)[number];

/**
 * The mode that an address means: who may not change anything only looks, and whether a payment method is added or
 * replaced follows from whether there is one.
 */
export function billingMode(
  asked: BillingMode | undefined,
  { canManage, hasPaymentMethod }: { readonly canManage: boolean; readonly hasPaymentMethod: boolean },
): BillingMode {
  if (!canManage || asked === undefined || asked === 'view') return 'view';
  return hasPaymentMethod ? 'edit-custom' : 'add-custom';
}
