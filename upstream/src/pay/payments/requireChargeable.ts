import type { CardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { ApiError } from '../../platform/errors.ts';
import type { PayableWork } from './payableWork.ts';
import { chargingIsOff } from './requirePayable.ts';
import { hasExpired, requireUsableMethod } from './requireUsableMethod.ts';

/** @throws ApiError when the business cannot be charged; an invoiced one always can */
export function requireChargeable(work: PayableWork, network: Pick<CardNetwork, 'charge'>, now: Date): void {
  // A part of a charge that came back is charged again, by itself.
  if (work.invoicing_enabled && work.missing_cents === null) return;
  if (work.billed_organization_id === work.organization_id) requireUsableMethod(work, now);
  else requireMethodOfLeft(work, now);
  if (network.charge === null) throw chargingIsOff();
}

/**
 * The payment method of an organization that the location has left is no business of those who manage the location now, and
 * they cannot change it: the error does not lead to their billing page.
 *
 * @throws ApiError conflict
 */
function requireMethodOfLeft(work: PayableWork, now: Date): void {
  if (work.method_status === 'ACTIVE' && !hasExpired(work, now)) return;
  throw new ApiError(
    'conflict',
    `${work.billed_organization_name} had this location when the work ended, and has no payment method that can be charged.`,
  );
}
