import { z } from 'zod';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { endpoint } from '../../platform/rest/endpoint.ts';

/** What the card network takes of one charge: percent, and dollars on top and at most. */
const gatewayFeeWire = z.object({
  percentage: wireDecimal,
  fixed_amount: wireDecimal,
  maximum_amount: wireDecimal.nullish(),
});

export type GatewayFeeWire = z.infer<typeof gatewayFeeWire>;

/** The fees that are the same at every location. */
export const listFees = endpoint({
  name: 'listFees',
  method: 'GET',
  path: '/configuration/fees/',
  response: z.object({
    gateway_fees: z.object({ card: gatewayFeeWire, us_bank_account: gatewayFeeWire }),
  }),
});
