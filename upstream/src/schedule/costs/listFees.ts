import { z } from 'zod';
import { route } from '../../platform/server/route.ts';
import { gatewayFees } from './gatewayFees.ts';

const percentage = z.number().nonnegative().describe('Percent of a charge');
const amount = z.number().nonnegative().describe('Dollars');

const gatewayFee = z.object({
  percentage,
  fixed_amount: amount.describe('Dollars on top of the percentage'),
  maximum_amount: amount.nullable().describe('The maximum in dollars; null without a limit'),
});

/** `GET /api/configuration/fees/`: the fees of the card network by kind of charge. */
export const listFees = () =>
  route({
    method: 'GET',
    url: '/api/configuration/fees/',
    access: 'session',
    tags: ['costs'],
    summary: 'List the fees that are the same at every location',
    responses: {
      200: z.object({ gateway_fees: z.object({ card: gatewayFee, us_bank_account: gatewayFee }) }),
    },
    handle: () =>
      Promise.resolve({
        status: 200 as const,
        body: { gateway_fees: gatewayFees },
      }),
  });
