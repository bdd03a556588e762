import { demoLocations } from '../locations/demoLocations.ts';
import { organizationIds } from '../locations/organizations.ts';
import type { DemoPro } from '../pros/demoPro.ts';
import { RandomStream } from '../random/randomStream.ts';

const day = 24 * 60 * 60 * 1000;

/** The number of blocks per location. */
const blocksAt: Record<number, number> = { 1: 6, 2: 4, 3: 2, 5: 4, 6: 3 };

/** A pro blocked at locations since `at`, in epoch milliseconds. */
export interface PlannedBlock {
  proId: number;
  /** The first one caused the block. */
  locationIds: readonly [number, ...number[]];
  isByPlatformAdmin: boolean;
  at: number;
}

/** The provider blocks one pro for the whole restaurant group; the location of the incident comes first. */
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

/** The blocks of the last weeks, oldest first. They affect busy pros, so that some applications are cancelled. */
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
