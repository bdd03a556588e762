import type { PayableWork } from '../../../pay/payments/payableWork.ts';

type Charge = { idempotencyKey: string; cents: number; isDeclined: boolean; at: Date };

/** A charge as the sandbox network recorded it. A business without a payment method has removed it since. */
export function sandboxCharge(
  { location_id, customer_id, method_id }: Pick<PayableWork, 'location_id' | 'customer_id' | 'method_id'>,
  { idempotencyKey, cents, isDeclined, at }: Charge,
) {
  return {
    idempotency_key: idempotencyKey,
    customer_id: customer_id ?? `cus_sandbox_location_${location_id}`,
    payment_method_id: method_id ?? `pm_demo_removed_${location_id}`,
    amount_cents: cents,
    is_declined: isDeclined,
    created_ts: at,
  };
}
