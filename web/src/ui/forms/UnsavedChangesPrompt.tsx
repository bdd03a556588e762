import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx';

interface Props {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether to discard unsaved changes. */
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
      Your changes will be lost if you leave.
    </ConfirmDialog>
  );
}
