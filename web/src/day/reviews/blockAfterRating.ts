import type { IEnvironment } from 'relay-runtime';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { blockPro, unblockPro } from '../../pros/blocks/setBlock.ts';
import { toast } from '../../ui/feedback/toast.ts';
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
    const [error] = await unblockPro(environment, { proId, locationId });
    if (error) toast({ tone: 'danger', title: error.message });
    else onChanged(false);
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
      action: {
        label: 'Undo',
        onAction: () =>
          void undo().catch((fault: unknown) => toast({ tone: 'danger', title: faultMessage(fault) })),
      },
    });
  } catch (fault) {
    toast({ tone: 'danger', title: faultMessage(fault) });
  }
  return true;
}
