import type { IEnvironment } from 'relay-runtime';
import { toast } from '../../ui/feedback/toast.ts';
import { undoAction } from '../../ui/feedback/undoAction.ts';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';
import { blockPro, unblockPro } from './setBlock.ts';

interface Blocked {
  /** The ids of the pro's and the location's nodes. */
  readonly proId: string;
  readonly locationId: string;
  readonly name: string;
}

/** Unblocks a pro at a location, and says so with a way back: the same block again, by what the server has removed. */
export function unblockWithUndo(
  environment: IEnvironment,
  { name, proId, locationId }: Blocked,
): Promise<void> {
  return toastFailure(async () => {
    const { errors, removedBlock } = await unblockPro(environment, { proId, locationId });
    const [error] = errors;
    if (error) {
      toast({ tone: 'danger', title: error.message });
      return;
    }
    const title = `${name} may apply here again`;
    if (!removedBlock) {
      toast({ tone: 'success', title });
      return;
    }
    const { reason, feedback } = removedBlock;
    const blockAgain = () => blockPro(environment, { proId, locationIds: [locationId] }, reason, feedback);
    toast({ tone: 'success', title, action: undoAction(blockAgain, `${name} is blocked again`) });
  });
}
