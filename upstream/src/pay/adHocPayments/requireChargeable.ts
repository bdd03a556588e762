import type { CardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { chargingIsOff } from '../payments/requirePayable.ts';
import { requireUsableMethod } from '../payments/requireUsableMethod.ts';

/** @throws ApiError when the business cannot be charged; an invoiced one always can */
export function requireChargeable(work: PayableWork, network: Pick<CardNetwork, 'charge'>, now: Date): void {
  if (work.invoicing_enabled) return;
  requireUsableMethod(work, now);
  if (network.charge === null) throw chargingIsOff();
}
