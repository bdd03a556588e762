import { Button } from '../../ui/actions/Button.tsx';
import { KeyList } from '../../ui/layout/KeyList.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { reviewKeys } from './useReviewKeys.ts';

/** The keys of the board. */
export default function KeysDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <Dialog
      isOpen
      size="small"
      onClosed={onClosed}
      title="Keys"
      description="They work while nothing is being typed. Turn them off with the switch above the shifts."
      footer={<Button onPress={onClosed}>Close</Button>}
    >
      <KeyList keys={reviewKeys} />
    </Dialog>
  );
}
