import type { IEnvironment } from 'relay-runtime';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { undoAction } from '../../ui/feedback/undoAction.ts';
import { blockPro, unblockPro } from './setBlock.ts';

interface Blocked {
  /** The ids of the pro's and the location's nodes. */
  readonly proId: string;
  readonly locationId: string;
  readonly name: string;
}

/** Unblocks a pro at a location, and says so with a way back: the same block again, by what the server has removed. */
export async function unblockWithUndo(
  environment: IEnvironment,
  { name, proId, locationId }: Blocked,
): Promise<void> {
  try {
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
  } catch (error) {
    toast({ tone: 'danger', title: faultMessage(error) });
  }
}
