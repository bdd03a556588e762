import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx';

interface Props {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks those who leave a form whether to drop what they changed. */
export function UnsavedChangesPrompt({ isOpen, onStay, onLeave }: Props) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="You have unsaved changes, are you sure?"
      confirmLabel="Leave without saving"
      cancelLabel="Keep editing"
      isDestructive
      onConfirmed={onLeave}
      onCancelled={onStay}
    >
      What you changed here is lost when you leave.
    </ConfirmDialog>
  );
}
