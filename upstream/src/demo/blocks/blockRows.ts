import { wholeSecond } from '../calendar/wholeSecond.ts';
import type { DemoRow } from '../demoRow.ts';
import type { DemoBlock } from './makeBlocks.ts';

/** The rows of the blocks and of the locations that each holds for. */
export function blockRows(blocks: readonly DemoBlock[]): {
  pro_blocks: DemoRow<'pro_blocks'>[];
  pro_block_locations: DemoRow<'pro_block_locations'>[];
} {
  return {
    pro_blocks: blocks.map((block, index) => ({
      id: index + 1,
      pro_id: block.proId,
      reason: block.reason,
      feedback: block.feedback,
      created_by_user_id: block.byUserId,
      created_ts: wholeSecond(block.at),
    })),
    pro_block_locations: blocks.flatMap((block, index) =>
      block.locationIds.map((location_id) => ({ block_id: index + 1, location_id, pro_id: block.proId })),
    ),
  };
}
