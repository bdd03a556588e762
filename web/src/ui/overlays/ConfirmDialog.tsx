import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, with the thing that it is about. */
  title: string;
  /** What follows from a yes. */
  children?: ReactNode;
  /** Names the action, not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** The action is pending: the dialog stays until it is done. */
  isLoading?: boolean;
  onConfirmed: () => void;
  onCancelled: () => void;
}

/** Asks before an action that is hard to take back. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDestructive = false,
  isLoading = false,
  onConfirmed,
  onCancelled,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onClosed={onCancelled}
      isBusy={isLoading}
      title={title}
      footer={
        <>
          <Button variant="outlined" isDisabled={isLoading} onPress={onCancelled}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDestructive ? 'destructive' : 'contained'}
            isLoading={isLoading}
            onPress={onConfirmed}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
