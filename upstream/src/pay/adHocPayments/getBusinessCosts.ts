import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import type { CostLineCode } from '../payments/costLine.ts';
import type { PaymentAmounts } from '../payments/paymentAmounts.ts';
import { adHocAmounts } from './adHocAmounts.ts';
import { amountInQuery } from './adHocBody.ts';
import { adHocReasons } from './adHocPaymentTerms.ts';
import { readPermittedWork } from './readPermittedWork.ts';

const amount = z.number().describe('Dollars');

const costs = z
  .object({
    pro_amount: amount.describe('Dollars; what the pro gets'),
    payment_amount: amount.describe('Dollars; what the business is charged'),
    tip_amount: amount.describe('Dollars; the part of pro_amount that is a tip'),
    tipping_fee: amount,
    platform_fee: amount.describe('Dollars; with the in-network fee and the W-2 fee'),
    background_check_fee: amount,
    payment_gateway_fee: amount,
  })
  .meta({ id: 'AdHocCosts' });

/** `GET /api/adhoc-payments/business/costs/`: what an ad-hoc payment would cost the business. */
export const getBusinessCosts = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/adhoc-payments/business/costs/',
    access: 'staffer',
    tags: ['ad-hoc payments'],
    summary: 'Get what an ad-hoc payment would cost the business',
    description: "Needs payments.make at the gig's location.",
    query: z.strictObject({
      application_id: idParameter,
      pro_amount: amountInQuery.describe('Dollars, at least 0.5'),
      reason: z.enum(adHocReasons),
      employment_type: z.enum(['W2', 'F1099']).optional().describe('That of the gig by default'),
    }),
    responses: { 200: costs },
    errors: [404],
    handle: async ({ query: { application_id, pro_amount: cents, reason, employment_type }, caller }) => {
      const work = await readPermittedWork(services, caller, application_id);
      return {
        status: 200,
        body: toCosts(adHocAmounts(employment_type ? { ...work, employment_type } : work, reason, cents)),
      };
    },
  });

function toCosts({ lines, charge, payout }: PaymentAmounts): z.output<typeof costs> {
  const dollars = (...codes: CostLineCode[]) =>
    lines.reduce((sum, { code, cents }) => sum + (codes.includes(code) ? cents : 0), 0) / 100;
  return {
    pro_amount: payout / 100,
    payment_amount: charge / 100,
    tip_amount: dollars('TIP'),
    tipping_fee: dollars('TIPPING_FEE'),
    platform_fee: dollars('PLATFORM_FEE', 'IN_NETWORK_FEE', 'W2_FEE'),
    background_check_fee: dollars('BACKGROUND_CHECK_FEE'),
    payment_gateway_fee: dollars('GATEWAY_FEE'),
  };
}
