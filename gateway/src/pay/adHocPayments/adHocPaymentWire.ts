import { adHocErrorCodes } from '@brigade/domain/pay/adHocPayments/adHocErrors.ts';
import { adHocReasons } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { paymentStatuses } from '@brigade/domain/filling/applications/paymentStatus.ts';
import { z } from 'zod';
import { workerTypes } from '../../businesses/locations/workerTypes.ts';
import { openEnum, openEnumOr } from '../../platform/schema/openEnum.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';
import { refundStateShape } from '../refunds/refundWire.ts';
import { returnedPartShape } from '../returnedParts/returnedPartWire.ts';
import { proWire } from '../../pros/profiles/proWire.ts';

/** An ad-hoc payment; amounts in dollars. What is optional here is unknown to servers with only the specified fields. */
export const adHocPaymentWire = z.object({
  id: z.int(),
  application_id: z.int(),
  gig_id: z.int().nullish(),
  location_id: z.int().nullish(),
  pro: proWire.nullish(),
  reason: openEnumOr(adHocReasons, 'OTHER'),
  employment_type: openEnum(workerTypes).nullish(),
  status: openEnumOr(paymentStatuses, 'SUBMITTED'),
  amount: wireDecimal,
  payment_amount: wireDecimal.nullish(),
  description: z.string().nullish(),
  workinghours: z.object({ start_time: wireInstant, end_time: wireInstant }).nullish(),
  error_code: openEnum(adHocErrorCodes).nullish(),
  error_message: z.string().nullish(),
  ...returnedPartShape,
  charged_to_business: z.boolean().nullish(),
  created_ts: wireInstant.nullish(),
  ...refundStateShape,
});

export type AdHocPaymentWire = z.infer<typeof adHocPaymentWire>;

/** What an ad-hoc payment would cost the business; amounts in dollars. */
export const adHocCostsWire = z.object({
  pro_amount: wireDecimal,
  payment_amount: wireDecimal,
  tip_amount: wireDecimal,
  tipping_fee: wireDecimal,
  platform_fee: wireDecimal,
  background_check_fee: wireDecimal,
  payment_gateway_fee: wireDecimal,
});

/** What an ad-hoc payment would cost the business. */
export type AdHocCostsWire = z.infer<typeof adHocCostsWire>;

/** What a pro is still owed for hours that were not paid. */
export const additionalAmountWire = z.object({ amount_cents: z.int(), seconds: z.number() });

/** What a pro is still owed for hours that were not paid. */
export type AdditionalAmountWire = z.infer<typeof additionalAmountWire>;
