import type { IEnvironment } from 'relay-runtime';
import { blockPro, unblockPro } from '../../pros/blocks/setBlock.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { undoAction } from '../../ui/feedback/undoAction.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';
import { cancelledByBlock } from './cancelledByBlock.ts';

interface Rated {
  readonly proId: string;
  readonly proDatabaseId: number;
  readonly locationId: string;
  readonly name: string;
}

/**
 * Blocks a pro who has just been rated, with a way back. Resolves to false, without a block, if that would cancel
 * applications, which no way back restores, or it is unknown whether it would: then the user has to confirm.
 *
 * @param onChanged called with whether the pro is blocked now
 */
export async function blockAfterRating(
  environment: IEnvironment,
  { proId, proDatabaseId, locationId, name }: Rated,
  onChanged: (isBlocked: boolean) => void,
): Promise<boolean> {
  const undo = async () => {
    const { errors } = await unblockPro(environment, { proId, locationId });
    if (errors.length === 0) onChanged(false);
    return errors;
  };
  try {
    if ((await cancelledByBlock(environment, { locationId, proDatabaseId })) !== 0) return false;
    const place = { proId, locationIds: [locationId] };
    const [error] = await blockPro(environment, place, 'COMPLETED_GIG_AFTER_PAYMENT', null);
    if (error) {
      toast({ tone: 'danger', title: error.message });
      return true;
    }
    onChanged(true);
    toast({
      tone: 'success',
      title: `${name} is blocked at this location`,
      action: undoAction(undo, `${name} may apply here again`),
    });
  } catch (fault) {
    toast({ tone: 'danger', title: userMessage(fault) });
  }
  return true;
}
