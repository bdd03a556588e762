import { z } from 'zod';

/** The parts of a charge, in the order of a bill. They are accounts of the ledger, too. */
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

/** One of {@link costLineCodes}. */
export type CostLineCode = (typeof costLineCodes)[number];

/** One part of a charge. */
export const costLine = z.object({ code: z.enum(costLineCodes), amount: z.number().describe('Dollars') });
