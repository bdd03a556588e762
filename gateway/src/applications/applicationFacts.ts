import type { ApplicationFacts } from '@brigade/domain/applications/applicationStatus.ts';
import { Temporal } from '@brigade/domain/time/temporal.ts';
import type { Context } from '../context.ts';
import { loadGig } from '../gigs/loadGig.ts';
import type { GigApplicationWire } from './gigApplicationWire.ts';

async function isGigCancelled(
  { gig_id, gig_status }: GigApplicationWire,
  context: Context,
): Promise<boolean> {
  return (gig_status ?? (await loadGig(gig_id, context)).status) === 'CANCELLED';
}

/** What the status of an application is derived from. Asks the gig where the application does not carry its status. */
export async function applicationFacts(
  application: GigApplicationWire,
  context: Context,
): Promise<ApplicationFacts> {
  return {
    isCancelled: application.is_cancelled,
    isGigCancelled: await isGigCancelled(application, context),
    isSelected: application.is_selected,
    isConfirmed: application.is_confirmed,
    businessPayment: application.payment?.status ?? null,
    proPayment: application.pro_payment?.status ?? null,
    workingEndTime: Temporal.Instant.from(application.working_hours.end_time),
  };
}
