import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '../actions/useAction.ts';
import { InlineAlert } from '../feedback/InlineAlert.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface ConfirmActionDialogProps {
  /** The question, with the name of what it is about. */
  title: string;
  /** The consequences. */
  children?: ReactNode;
  /** Names the action, not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** Resolves to the errors of the action; rejects if the request failed. */
  action: () => Promise<readonly { readonly message: string }[] | void>;
  /** Called after a success, before `onClosed`. */
  onSuccess?: () => void;
  onClosed: () => void;
}

/** Confirms and runs an action. It closes on success and otherwise shows the error. */
export function ConfirmActionDialog({
  action,
  onSuccess,
  onClosed,
  children,
  ...dialog
}: ConfirmActionDialogProps) {
  const { run, isPending, errorMessage } = useAction({
    action,
    onSuccess: () => {
      onSuccess?.();
      // React undoes what makes the page inert in effects, which must run before React Aria gives the focus back.
      flushSync(onClosed);
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isLoading={isPending}
      onConfirmed={() => void run()}
      onCancelled={onClosed}
    >
      {children}
      {errorMessage === null ? null : (
        <InlineAlert tone="danger" isLive>
          {errorMessage}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
