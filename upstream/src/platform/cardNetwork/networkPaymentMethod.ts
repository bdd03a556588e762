export type CardNetworkName = 'STRIPE' | 'SANDBOX';

export type PaymentMethodType = 'card' | 'us_bank_account';

/** NOT_CONFIGURED is never stored: it is the absence of a row. */
export type StoredPaymentMethodStatus = 'REQUIRES_ACTION' | 'ACTIVE' | 'FAILED';
