import { lazy, Suspense, type ReactNode } from 'react';
import { useHasOpened } from './useHasOpened.ts';

const ModalDialog = lazy(() => import('./ModalDialog.tsx'));

/** What every modal takes. */
export interface ModalProps {
  isOpen: boolean;
  onClosed: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  /** Whether Escape, the close button and a click beside it close the modal. Default true. */
  isDismissable?: boolean;
  /** Whether something is pending whose outcome would be lost: for now nothing closes the modal. Default false. */
  isBusy?: boolean;
}

export interface DialogProps extends ModalProps {
  /** Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` interrupts for an answer. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog in the middle of the page, at the bottom on phones. It keeps the focus inside and gives it back on
 * closing. Its code comes with the first opening.
 */
export function Dialog({ size = 'medium', ...modal }: DialogProps) {
  return useHasOpened(modal.isOpen) ? (
    <Suspense>
      <ModalDialog {...modal} shape={size} />
    </Suspense>
  ) : null;
}
