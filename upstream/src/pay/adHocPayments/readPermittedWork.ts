import { gigOfPermitted } from '../../filling/applications/gigOfPermitted.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { type PayableWork, readPayableWork } from '../payments/payableWork.ts';

/**
 * The work of an application that the caller may pay.
 *
 * @throws ApiError not_found or permission_denied
 */
export async function readPermittedWork(
  services: Services,
  caller: Caller,
  applicationId: number,
): Promise<PayableWork> {
  await gigOfPermitted(services.database, caller, applicationId, 'payments.make');
  const [work] = await readPayableWork(services.database, cardNetworkName(services), [applicationId]);
  if (!work) throw notFound('application');
  return work;
}
