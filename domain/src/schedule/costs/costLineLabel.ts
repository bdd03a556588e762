/** The lines of a cost breakdown, in display order. */
export const costLineCodes = [
  'LABOR',
  'BONUS',
  'PLATFORM_FEE',
  'IN_NETWORK_FEE',
  'W2_FEE',
  'BACKGROUND_CHECK_FEE',
  'TIP',
  'TIPPING_FEE',
  'REIMBURSEMENT',
  'OTHER_PAY',
  'GATEWAY_FEE',
] as const;

/** One part of a cost. */
export type CostLineCode = (typeof costLineCodes)[number];

const labels: Record<CostLineCode, string> = {
  LABOR: 'Wages',
  BONUS: 'Bonus',
  PLATFORM_FEE: 'Platform fee',
  IN_NETWORK_FEE: 'Network fee',
  W2_FEE: 'Payroll fee (W-2)',
  BACKGROUND_CHECK_FEE: 'Background check fee',
  TIP: 'Tip',
  TIPPING_FEE: 'Tipping fee',
  REIMBURSEMENT: 'Reimbursement',
  OTHER_PAY: 'Other pay',
  GATEWAY_FEE: 'Payment processing',
};

/** A part of a cost in words for people. */
export function costLineLabel(code: CostLineCode): string {
  return labels[code];
}
