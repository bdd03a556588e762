import type { CostLineCode } from '../payments/costLine.ts';

/** The names of cost lines in files. */
export const costLineNames: Record<CostLineCode, string> = {
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
