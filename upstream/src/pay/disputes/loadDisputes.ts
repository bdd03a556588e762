import type { Selectable } from 'kysely';
import { loadApplications } from '../../filling/applications/loadApplications.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadGigs } from '../../schedule/gigs/loadGigs.ts';
import { readPayableWork } from '../payments/payableWork.ts';
import { missingParts } from '../returnedParts/missingParts.ts';
import type { DisputeResponse } from './disputeResponse.ts';
import type { DisputeEventsTable, DisputePaymentsTable } from './disputesTables.ts';
import { toDisputeResponse } from './toDisputeResponse.ts';
import { applicationOfBilled, gigOfBilled, readerOf, seesAsBilled } from './viewOfBilled.ts';

type Known = Pick<Services, 'database' | 'clock' | 'settings'>;

/** The disputes of these ids, in their order. */
export async function loadDisputes(
  services: Known,
  caller: Caller,
  ids: readonly number[],
): Promise<DisputeResponse[]> {
  const { database, settings } = services;
  const disputes = await database.selectFrom('disputes').selectAll().where('id', 'in', ids).execute();
  const applicationIds = disputes.map(({ application_id }) => application_id);
  const gigIds = [...new Set(disputes.map(({ gig_id }) => gig_id))];
  const works = await readPayableWork(database, cardNetworkName(services), applicationIds);
  const reader = readerOf(caller, works);
  const [applications, gigs, events, payments, missing] = await Promise.all([
    loadApplications(database, reader, settings.productSlug, applicationIds),
    loadGigs(services, reader, gigIds),
    eventsOf(services, ids),
    paymentsOf(services, ids),
    missingParts(database, 'dispute_id', ids),
  ]);
  const byId = new Map(disputes.map((dispute) => [dispute.id, dispute]));
  return ids.flatMap((id) => {
    const dispute = byId.get(id);
    const work = works.find((one) => one.id === dispute?.application_id);
    const application = applications.find((one) => one.id === dispute?.application_id);
    const gig = gigs.find((one) => one.id === dispute?.gig_id);
    if (!dispute || !work || !application || !gig) return [];
    const known = {
      events: events.get(id) ?? [],
      payments: payments.get(id) ?? [],
      missing: missing.get(id),
    };
    const shown = seesAsBilled(caller, work)
      ? { application: applicationOfBilled(application), gig: gigOfBilled(gig) }
      : { application, gig };
    return [toDisputeResponse(dispute, { caller, work, ...shown, ...known })];
  });
}

/** @throws ApiError not_found */
export async function loadDispute(services: Known, caller: Caller, id: number): Promise<DisputeResponse> {
  const [dispute] = await loadDisputes(services, caller, [id]);
  if (!dispute) throw notFound('dispute');
  return dispute;
}

async function eventsOf(
  { database }: Known,
  ids: readonly number[],
): Promise<Map<number, Selectable<DisputeEventsTable>[]>> {
  const events = await database
    .selectFrom('dispute_events')
    .selectAll()
    .where('dispute_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(events, ({ dispute_id }) => dispute_id);
}

async function paymentsOf(
  { database }: Known,
  ids: readonly number[],
): Promise<Map<number, Selectable<DisputePaymentsTable>[]>> {
  const payments = await database
    .selectFrom('dispute_payments')
    .selectAll()
    .where('dispute_id', 'in', ids)
    .orderBy('kind')
    .execute();
  return Map.groupBy(payments, ({ dispute_id }) => dispute_id);
}
