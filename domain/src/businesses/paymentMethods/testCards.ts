/** The test cards and bank accounts of the sandbox, one for each outcome. */
export const testCards = [
  'SUCCESS',
  'DECLINED',
  'DECLINED_LATER',
  'INSUFFICIENT_FUNDS',
  'EXPIRED_LATER',
  'REQUIRES_ACTION',
  'DELAYED_BANK',
  'SLOW_BANK',
  'REFUSING_BANK',
  'RETURNING_BANK',
  'RETURNING_LATER',
  'REVERSED_LATER',
  'REVERSED_IN_VAIN',
  'PARTLY_REVERSED',
] as const;

/** One of them. */
export type TestCard = (typeof testCards)[number];

const words: Record<TestCard, readonly [label: string, effect: string]> = {
  SUCCESS: ['Visa ending in 4242', 'Is accepted immediately.'],
  DECLINED: ['Visa ending in 0002', 'Is declined.'],
  DECLINED_LATER: ['Visa ending in 0341', 'Is accepted, and declined when a shift is paid.'],
  INSUFFICIENT_FUNDS: [
    'Visa ending in 9995',
    'Is accepted, and has insufficient funds when a shift is paid.',
  ],
  EXPIRED_LATER: ['Visa ending in 0069', 'Is accepted, and has expired when a shift is paid.'],
  REQUIRES_ACTION: ['Mastercard ending in 3155', 'The bank asks you to approve it first.'],
  DELAYED_BANK: ['Bank account ending in 6789', 'Waits until the bank has verified it.'],
  SLOW_BANK: ['Bank account ending in 0077', 'Is accepted. The bank takes a day to approve a payment.'],
  REFUSING_BANK: ['Bank account ending in 1116', 'Is accepted. The bank refuses a payment after a day.'],
  RETURNING_BANK: [
    'Bank account ending in 1124',
    'Is accepted. The bank returns a payment that is on its way.',
  ],
  RETURNING_LATER: [
    'Bank account ending in 1132',
    'Is accepted. The bank returns a payment three days later, when it has arrived.',
  ],
  REVERSED_LATER: ['Visa ending in 0259', 'Is accepted. The bank takes a payment back three days later.'],
  REVERSED_IN_VAIN: [
    'Visa ending in 0275',
    'Is accepted. The bank takes a payment back three days later, and gives it back two days after that.',
  ],
  PARTLY_REVERSED: [
    'Visa ending in 0267',
    'Is accepted. The bank takes a quarter of a payment back three days later.',
  ],
};

/** What it is, for a choice. */
export function testCardLabel(card: TestCard): string {
  return words[card][0];
}

/** What happens when it is used. */
export function testCardEffect(card: TestCard): string {
  return words[card][1];
}
