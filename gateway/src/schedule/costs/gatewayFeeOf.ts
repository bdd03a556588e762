import type { GatewayFeeRate } from '@brigade/domain/schedule/costs/gatewayFee.ts';
import { dollarsToCents } from '@brigade/domain/platform/money/money.ts';
import type { Context } from '../../platform/context.ts';
import type { LocationWire } from '../../businesses/locations/locationWire.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { type GatewayFeeWire, listFees } from './feesApi.ts';

/** The payment provider's fee for a charge, by the location's payment method; null if there is none. */
export async function gatewayFeeOf(
  location: LocationWire | Promise<LocationWire>,
  { rest }: Pick<Context, 'rest'>,
): Promise<GatewayFeeRate | null> {
  // Run both requests concurrently.
  const [{ payment_method_type: type }, fees] = await Promise.all([
    location,
    rest.call(listFees).catch(nothingKnown),
  ]);
  return type == null || fees === null ? null : inCents(fees.gateway_fees[type]);
}

/** Not every server provides its fees: costs then exclude this one. */
function nothingKnown(failure: unknown): null {
  if (failure instanceof UpstreamRefusal && failure.isNotFound) return null;
  throw failure;
}

function inCents(fee: GatewayFeeWire): GatewayFeeRate {
  return {
    percentage: fee.percentage,
    fixedCents: dollarsToCents(fee.fixed_amount),
    maximumCents: fee.maximum_amount == null ? null : dollarsToCents(fee.maximum_amount),
  };
}
