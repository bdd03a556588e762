import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UnsavedChangesPrompt } from '../ui/forms/UnsavedChangesPrompt.tsx';

/**
 * Guards a form in a dialog against losing what was typed: by closing the dialog, by going elsewhere in the app, and by
 * leaving the page.
 */
export function useUnsavedChanges(isDirty: boolean, onClosed: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  // Whoever leaves and turns back before the next page is there must not be asked by the page that goes.
  const isLeaving = useRef(false);
  const router = useRouter();
  useEffect(() => router.subscribe('onResolved', () => void (isLeaving.current = false)), [router]);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty && !isLeaving.current,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });

  const prompt: ReactNode = (
    <UnsavedChangesPrompt
      isOpen={isClosing || blocker.status === 'blocked'}
      onStay={() => {
        setIsClosing(false);
        blocker.reset?.();
      }}
      onLeave={() => {
        setIsClosing(false);
        if (blocker.status === 'blocked') {
          isLeaving.current = true;
          blocker.proceed();
        } else {
          onClosed();
        }
      }}
    />
  );
  return {
    prompt,
    /** Closes at once, or asks first when something would be lost. */
    requestClose: () => {
      if (isDirty) setIsClosing(true);
      else onClosed();
    },
  };
}
