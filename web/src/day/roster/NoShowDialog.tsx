import { Button } from '../../ui/actions/Button.tsx';
import { useAction } from '../../ui/actions/useAction.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  names: readonly string[];
  onClosed: () => void;
  /** Opens the replacement, which records those who are replaced; null if the viewer cannot replace. */
  onReplace: (() => void) | null;
  onRecorded: () => Promise<void>;
}

/** The dialog that records a no-show, and leads into the replacement, which records it too. */
export default function NoShowDialog({ names, onClosed, onReplace, onRecorded }: Props) {
  const { run, isPending } = useAction({ action: onRecorded, onSuccess: onClosed });
  const who = names.length === 1 ? (names[0] ?? '') : `${names.length} pros`;
  return (
    <Dialog
      isOpen
      size="small"
      onClosed={onClosed}
      isBusy={isPending}
      title={`Did ${who} not come?`}
      description="A no-show counts in the record of a pro and opens the place again."
      footer={
        <>
          <Button variant="outlined" isDisabled={isPending} onPress={onClosed}>
            Cancel
          </Button>
          <Button variant="destructive" isLoading={isPending} onPress={() => void run()}>
            Record no-show
          </Button>
        </>
      }
    >
      {onReplace === null ? null : (
        <Button variant="outlined" isDisabled={isPending} onPress={onReplace}>
          {names.length === 1 ? 'Record and find a replacement…' : 'Find replacements…'}
        </Button>
      )}
    </Dialog>
  );
}
