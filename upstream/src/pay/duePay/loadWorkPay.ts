import { loadApplications } from '../../filling/applications/loadApplications.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Services } from '../../platform/server/services.ts';
import { lastOwedFor, owedFor } from '../ledger/owed.ts';
import { readPayableWork } from '../payments/payableWork.ts';
import { readRefundable } from '../refunds/readRefundable.ts';
import type { WorkPayResponse } from './duePayResponse.ts';
import { workPayOf } from './workPay.ts';

/** What loading pay needs to know. */
export type PayServices = Pick<Services, 'database' | 'clock' | 'settings'>;

/** The pay for these applications, in their order. */
export async function loadWorkPay(
  services: PayServices,
  caller: Caller,
  ids: readonly number[],
): Promise<WorkPayResponse[]> {
  if (ids.length === 0) return [];
  const { database, settings, clock } = services;
  const network = cardNetwork(services);
  const [applications, works, owed, earlier, refundable] = await Promise.all([
    loadApplications(database, caller, settings.productSlug, ids),
    readPayableWork(database, network.name, ids),
    owedFor(database, ids),
    lastOwedFor(database, ids),
    readRefundable(database, 'application_id', ids),
  ]);
  const now = clock.now();
  const workOf = new Map(works.map((work) => [work.id, work]));
  return applications.flatMap((application) => {
    const work = workOf.get(application.id);
    const known = {
      application,
      owed: owed.get(application.id),
      earlier: earlier.get(application.id),
      canCharge: network.charge !== null,
      refundable: refundable(application.id),
      caller,
      now,
    };
    return work ? [workPayOf(work, known)] : [];
  });
}
