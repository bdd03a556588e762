import { demoLocations } from '../locations/demoLocations.ts';
import { organizationIds } from '../locations/organizations.ts';
import type { DemoPro } from '../pros/demoPro.ts';
import { RandomStream } from '../random/randomStream.ts';

const day = 24 * 60 * 60 * 1000;

/** How many pros each location has blocked. */
const blocksAt: Record<number, number> = { 1: 6, 2: 4, 3: 2, 5: 4, 6: 3 };

/** A pro whom locations do not want to see again from `at` (epoch milliseconds) on. */
export interface PlannedBlock {
  proId: number;
  /** The first one is where it came from. */
  locationIds: readonly [number, ...number[]];
  isByPlatformAdmin: boolean;
  at: number;
}

/** The provider itself steps in once, for the whole restaurant group; the place where it happened comes first. */
function groupLocations(first: number): [number, ...number[]] {
  const others = demoLocations
    .map(({ row }) => row)
    .filter(
      (row) => row.organization_id === organizationIds.copperFinch && row.approval_status === 'APPROVED',
    )
    .map((row) => row.id)
    .filter((id) => id !== first);
  return [first, ...others];
}

/** Whom the locations have blocked in the last weeks, oldest first. Busy pros, so that the blocks end something. */
export function planBlocks(seed: number, pros: readonly DemoPro[], now: number): PlannedBlock[] {
  return demoLocations
    .flatMap(({ row }) => {
      const stream = new RandomStream(seed, `location/${row.id}/blocks`);
      const local = pros.filter(
        ({ marketId, suspendedAt }) => marketId === row.market_id && suspendedAt === null,
      );
      const chosen = stream.sample(
        local.map((pro) => [pro, pro.activity ** 2] as const),
        blocksAt[row.id] ?? 0,
      );
      return chosen.map((pro, index): PlannedBlock => {
        const isByPlatformAdmin = row.id === 1 && index === 0;
        return {
          proId: pro.id,
          locationIds: isByPlatformAdmin ? groupLocations(row.id) : [row.id],
          isByPlatformAdmin,
          at: now - stream.between(0.5, 24) * day,
        };
      });
    })
    .toSorted((left, right) => left.at - right.at);
}
