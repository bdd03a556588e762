import type { CardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { PayableWork } from './payableWork.ts';
import { chargingIsOff } from './requirePayable.ts';
import { requireUsableMethod } from './requireUsableMethod.ts';

/** @throws ApiError when the business cannot be charged; an invoiced one always can */
export function requireChargeable(work: PayableWork, network: Pick<CardNetwork, 'charge'>, now: Date): void {
  if (work.invoicing_enabled) return;
  requireUsableMethod(work, now);
  if (network.charge === null) throw chargingIsOff();
}
