import type { PaymentMethodType } from '../../platform/cardNetwork/networkPaymentMethod.ts';

/** What the card network takes of one charge; amounts in dollars. */
type GatewayFee = { percentage: number; fixed_amount: number; maximum_amount: number | null };

/** The fees of the card network by kind of payment method. */
export const gatewayFees: Record<PaymentMethodType, GatewayFee> = {
  card: { percentage: 2.9, fixed_amount: 0.3, maximum_amount: null },
  us_bank_account: { percentage: 0.8, fixed_amount: 0, maximum_amount: 5 },
};
