import type { Caller } from '../../platform/access/caller.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadApplications } from '../applications/loadApplications.ts';
import { locationOfGig } from '../offers/locationOfGig.ts';
import { withPros } from '../offers/withPros.ts';
import type { ReplacementResult } from './replaceApplications.ts';
import type { ReplacementOutcome } from './replaceEach.ts';

/** The outcomes with the applications as they are now, and the pros who were asked. */
export async function toReplacementResults(
  { database, settings }: Services,
  caller: Caller,
  gigId: number,
  outcomes: readonly ReplacementOutcome[],
): Promise<ReplacementResult[]> {
  const done = outcomes.flatMap((outcome) => ('error' in outcome ? [] : [outcome]));
  const applications = await loadApplications(
    database,
    caller,
    settings.productSlug,
    done.map(({ application_id }) => application_id),
  );
  const offers = await withPros(
    database,
    done.flatMap(({ offer }) => offer ?? []),
    await locationOfGig(database, gigId),
  );
  return outcomes.map((outcome) => {
    const { application_id } = outcome;
    if ('error' in outcome) return { application_id, ok: false, error: outcome.error };
    const application = applications.find(({ id }) => id === application_id);
    if (!application) throw new Error(`The application ${application_id} vanished.`);
    const offer = offers.find(({ pro_id }) => pro_id === outcome.offer?.pro_id) ?? null;
    return { application_id, ok: true, application, offer };
  });
}
