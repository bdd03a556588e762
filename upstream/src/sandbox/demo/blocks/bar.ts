import type { DemoGig } from '../gigs/demoGig.ts';
import type { DemoPro } from '../pros/demoPro.ts';
import type { PlannedBlock } from './planBlocks.ts';

/** What bars a pro from a gig, from an instant in epoch milliseconds. */
export interface Bar {
  at: number;
  reason: 'PRO_SUSPENDED' | 'PRO_BLOCKED';
}

/** Looks up what bars a pro from a gig's location: a block, or the suspension of the account. */
export type BarOf = (pro: DemoPro, gig: DemoGig) => Bar | null;

/** Creates the lookup for planned blocks. Suspended pros are never blocked too. */
export function barsOf(blocks: readonly PlannedBlock[]): BarOf {
  const blockedAt = new Map(
    blocks.flatMap(({ proId, locationIds, at }) => locationIds.map((id) => [`${id}/${proId}`, at] as const)),
  );
  return (pro, gig) => {
    if (pro.suspendedAt !== null) return { at: pro.suspendedAt, reason: 'PRO_SUSPENDED' };
    const at = blockedAt.get(`${gig.location.row.id}/${pro.id}`);
    return at === undefined ? null : { at, reason: 'PRO_BLOCKED' };
  };
}
