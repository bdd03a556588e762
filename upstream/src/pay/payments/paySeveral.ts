import { z } from 'zod';
import { requireTermsAccepted } from '../../accounts/terms/requireTermsAccepted.ts';
import { bulkIds, type bulkResponse, resultsOf } from '../../filling/applications/bulkResults.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { id } from '../../platform/server/parameters.ts';
import type { Services } from '../../platform/server/services.ts';
import { extrasBody } from './extrasBody.ts';
import { type PayPlace, payWork } from './payWork.ts';

/** The body of a payment to several pros. */
export const severalPayments = z
  .strictObject({
    application_ids: bulkIds,
    extras: z.array(extrasBody.extend({ application_id: id })).default([]),
  })
  .check(({ value: { application_ids: ids, extras }, issues }) => {
    const named = extras.map(({ application_id }) => application_id);
    const isUsable = new Set(named).size === named.length && named.every((each) => ids.includes(each));
    if (isUsable) return;
    const message = 'Name each application once, and only those that are paid';
    issues.push({ code: 'custom', message, path: ['extras'], input: extras });
  });

/** The description of what is the same wherever several pros are paid. */
export const severalDescribed =
  'Needs payments.make. Some can be submitted while others are refused. Retries failed payments: the tip and the ' +
  'bonus of the failed attempt stay unless `extras` replaces them.';

/**
 * Pays the work of several pros at a place where the caller may pay.
 *
 * @returns a result for each application, in their order
 */
export async function paySeveral(
  services: Services,
  caller: Caller,
  place: PayPlace,
  { application_ids: applicationIds, extras: added }: z.output<typeof severalPayments>,
): Promise<z.output<typeof bulkResponse>> {
  await requireTermsAccepted(services.database, caller);
  const nothing = { tip: undefined, bonus: undefined };
  const extras = new Map([
    ...applicationIds.map((each) => [each, nothing] as const),
    ...added.map(({ application_id, tip_amount: tip, bonus }) => [application_id, { tip, bonus }] as const),
  ]);
  const refusals = await payWork(services, caller, { place, extras });
  const details = new Map([...refusals].map(([refused, error]) => [refused, error.toDetail()]));
  return { results: await resultsOf(services, caller, applicationIds, details) };
}
