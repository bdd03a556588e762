import { useBlocker } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { UnsavedChangesPrompt } from '../ui/UnsavedChangesPrompt.tsx';

/**
 * Guards a form in a dialog against losing what was typed: by closing the dialog, by going elsewhere in the app, and by
 * leaving the page.
 */
export function useUnsavedChanges(isDirty: boolean, onClosed: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
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
        if (blocker.status === 'blocked') blocker.proceed();
        else onClosed();
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
