/** A refund of $5 that is on its way to a card; `facts` replace what a test is about. */
export function makeRefund(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'Refund',
    databaseId,
    way: 'PAYMENT_METHOD',
    status: 'SUBMITTED',
    amount: { amountCents: 500, currency: 'USD' },
    reason: 'Sent twice',
    createdByName: 'Ada Lopez',
    createdAt: '2026-11-21T16:00:00Z',
    settledAt: null,
    ...facts,
  };
}
