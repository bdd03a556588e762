import type { Caller } from '../../platform/access/caller.ts';
import type { Services } from '../../platform/server/services.ts';
import { type GigScope, gigsInScope } from './gigScope.ts';
import { type ActionOutcome, type GigAction, runOnEachGig, tryOnGig } from './runOnGigs.ts';

/** The gig that a request names, and which gigs of its series the action also applies to. */
type Series = {
  gigId: number;
  scope: GigScope;
  /** Whether the other gigs stay as they are if the gig itself is refused. */
  needsGig: boolean;
};

/** Errors of callers who may not know, or not change, what is in the series. */
const accessErrors = ['not_found', 'permission_denied'];

/**
 * Runs an action on a gig, then on the others of its series, each of which can fail. The outcomes are ordered by start.
 * If the caller has no access to the gig, its outcome is the only one: the ids of the others are not revealed.
 */
export async function runOnSeries(
  services: Services,
  caller: Caller,
  { gigId, scope, needsGig }: Series,
  step: GigAction,
): Promise<ActionOutcome[]> {
  // Read before the gig moves, because the scope begins at its start.
  const ids = await gigsInScope(services.database, gigId, scope, services.clock.now());
  const own = await tryOnGig(services, caller, gigId, step);
  if (!own.ok && (needsGig || accessErrors.includes(own.error.code))) return [own];
  const others = ids.filter((id) => id !== gigId);
  const outcomes = await runOnEachGig(services, caller, others, step);
  return outcomes.toSpliced(ids.indexOf(gigId), 0, own);
}
