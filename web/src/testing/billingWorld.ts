import { makeLocation } from './world.ts';

/** A payment method that can be charged; `facts` replace what a test is about. */
export function makePaymentMethod({
  details,
  ...facts
}: Record<string, unknown> & { details?: Record<string, unknown> | null } = {}) {
  return {
    __typename: 'PaymentMethod',
    externalId: 'pm_1',
    type: 'CARD',
    status: 'ACTIVE',
    ...facts,
    details:
      details === null
        ? null
        : {
            issuer: 'Visa',
            last4: '4242',
            holderName: 'Dana Whitlock',
            expiresMonth: 4,
            expiresYear: 2099,
            expiry: 'VALID',
            failureMessage: null,
            verificationUrl: null,
            savedAt: '2026-01-15T12:00:00Z',
            ...details,
          },
  };
}

/** A location whose billing has these facts; by default an admin sees that it pays by its own card. */
export function makeBilled(facts: Record<string, unknown> = {}) {
  const billing = {
    source: 'LOCATION',
    status: 'ACTIVE',
    viewerCanManage: true,
    viewerCannotManageReason: null,
    paymentMethod: makePaymentMethod(),
    ...facts,
  };
  return makeLocation(1, { billing, billingSource: billing.source, billingStatus: billing.status });
}

/** The sandbox, with test cards. */
export const sandbox = { outboxUrl: 'http://127.0.0.1:4001/outbox', takesTestCards: true };
