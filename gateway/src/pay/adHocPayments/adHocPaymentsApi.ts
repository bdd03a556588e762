import type { AdHocReason } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import type { workerTypes } from '../../businesses/locations/workerTypes.ts';
import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { noContent } from '../../platform/rest/noContent.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { additionalAmountWire, adHocCostsWire, adHocPaymentWire } from './adHocPaymentWire.ts';

/** The ad-hoc payments of a location, the newest first. */
export const listAdHocPayments = endpoint({
  name: 'listAdHocPayments',
  method: 'GET',
  path: '/adhoc-payments/',
  query: shape<
    PageQuery & {
      readonly location_id: number;
      readonly gig_id?: number | null | undefined;
      readonly pro_id?: number | null | undefined;
      readonly status?: string | null | undefined;
      readonly reason?: string | null | undefined;
    }
  >(),
  response: paged(adHocPaymentWire),
});

const getAdHocPayment = endpoint({
  name: 'getAdHocPayment',
  method: 'GET',
  path: '/adhoc-payments/{id}/',
  response: adHocPaymentWire,
});

/** An ad-hoc payment, by its number. */
export const adHocPaymentById = loader({
  one: (id: number, rest) => rest.call(getAdHocPayment, { path: { id } }),
});

/** What both calls for a new payment take. */
interface Claim {
  readonly application_id: number;
  readonly reason: AdHocReason;
  readonly description: string | null;
  readonly workinghours?: { readonly start_time: string; readonly end_time: string };
}

/** A new payment. Servers that return nothing, or something else, have made it all the same. */
const submittedPayment = z.union([adHocPaymentWire, noContent]);

/** Pays a pro, charged to the business; the amount in dollars. */
export const createBusinessPayment = endpoint({
  name: 'createBusinessPayment',
  method: 'POST',
  path: '/adhoc-payments/business/',
  body: shape<Claim & { readonly pro_amount: number }>(),
  response: submittedPayment,
});

/** Pays a pro as a platform admin; the amount in dollars. */
export const createAdHocPayment = endpoint({
  name: 'createAdHocPayment',
  method: 'POST',
  path: '/adhoc-payments/',
  body: shape<
    Claim & {
      readonly amount: number;
      readonly charge_business: boolean;
      readonly employment_type?: (typeof workerTypes)[number] | undefined;
    }
  >(),
  response: submittedPayment,
});

/** Submits a further attempt of a payment that failed. */
export const retryPayment = endpoint({
  name: 'retryAdHocPayment',
  method: 'POST',
  path: '/adhoc-payments/{id}/retry/',
  response: adHocPaymentWire,
});

/** What an ad-hoc payment would cost the business; amounts in dollars. */
export const getBusinessCosts = endpoint({
  name: 'getBusinessCosts',
  method: 'GET',
  path: '/adhoc-payments/business/costs/',
  query: shape<{
    readonly application_id: number;
    readonly pro_amount: number;
    readonly reason: AdHocReason;
    readonly employment_type?: (typeof workerTypes)[number] | undefined;
  }>(),
  response: adHocCostsWire,
});

/** What a pro is still owed if they worked these hours. */
export const getAdditionalAmount = endpoint({
  name: 'getAdditionalAmount',
  method: 'GET',
  path: '/adhoc-payments/additional-amount/',
  query: shape<{
    readonly application_id: number;
    readonly start_time: string;
    readonly end_time: string;
  }>(),
  response: additionalAmountWire,
});
