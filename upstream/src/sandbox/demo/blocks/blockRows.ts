import type { DemoApplication } from '../applications/demoApplication.ts';
import { wholeSecond } from '../calendar/wholeSecond.ts';
import type { DemoRow } from '../demoRow.ts';
import { RandomStream } from '../random/randomStream.ts';
import { Turns } from '../random/turns.ts';
import { managersOf } from '../users/managersOf.ts';
import { platformAdminId } from '../users/staffAccounts.ts';
import { blockTexts, type BlockReason } from './blockTexts.ts';
import type { PlannedBlock } from './planBlocks.ts';

/** A reason that fits the pro's last job at the location, or a random one before the demo's period. */
function reasonFor(
  stream: RandomStream,
  block: PlannedBlock,
  applications: readonly DemoApplication[],
): BlockReason {
  if (block.isByPlatformAdmin) return 'BLOCKED_BY_PLATFORM_ADMIN';
  const last = applications
    .filter(({ pro, gig }) => pro.id === block.proId && gig.location.row.id === block.locationIds[0])
    .findLast(({ gig, stage }) => gig.start < block.at && stage === 'CONFIRMED');
  if (last?.cancellation?.reason === 'CALLED_OUT') return 'CANCELLED_CALLED_OUT';
  if (last !== undefined)
    return last.cancellation === null ? 'COMPLETED_GIG_AFTER_PAYMENT' : 'CANCELLED_CONFIRMED_PRO';
  return stream.pick(['CANCELLED_CALLED_OUT', 'CANCELLED_CONFIRMED_PRO', 'COMPLETED_GIG_AFTER_PAYMENT']);
}

/** The rows of the blocks and their locations. */
export function blockRows(
  seed: number,
  blocks: readonly PlannedBlock[],
  applications: readonly DemoApplication[],
): {
  pro_blocks: DemoRow<'pro_blocks'>[];
  pro_block_locations: DemoRow<'pro_block_locations'>[];
} {
  const turns = new Turns(seed);
  return {
    pro_blocks: blocks.map((block, index) => {
      const { proId, locationIds, isByPlatformAdmin, at } = block;
      const stream = new RandomStream(seed, `block/${locationIds[0]}/${proId}`);
      const reason = reasonFor(stream, block, applications);
      const managers = managersOf(locationIds[0]).slice(0, 2);
      return {
        id: index + 1,
        pro_id: proId,
        reason,
        feedback: stream.chance(0.75) ? turns.next(`block/${reason}`, blockTexts[reason]) : null,
        created_by_user_id: isByPlatformAdmin ? platformAdminId : stream.pick(managers).id,
        created_ts: wholeSecond(at),
      };
    }),
    pro_block_locations: blocks.flatMap(({ proId, locationIds }, index) =>
      locationIds.map((location_id) => ({ block_id: index + 1, location_id, pro_id: proId })),
    ),
  };
}
