/** What is refunded: the work of an application with what disputes granted, or an extra payment. */
export type RefundedThing = { readonly applicationId: string } | { readonly paymentId: string };
