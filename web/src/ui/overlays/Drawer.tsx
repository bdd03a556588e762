import { lazy, Suspense } from 'react';
import type { ModalProps } from './Dialog.tsx';
import { useHasOpened } from './useHasOpened.ts';

const ModalDialog = lazy(() => import('./ModalDialog.tsx'));

/** A side sheet for looking at one thing of a list; it takes the whole screen on phones. */
export function Drawer(modal: ModalProps) {
  return useHasOpened(modal.isOpen) ? (
    <Suspense>
      <ModalDialog {...modal} shape="drawer" />
    </Suspense>
  ) : null;
}
