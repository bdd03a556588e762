import { useState, type ReactNode } from 'react';
import { useNavigationBlocker } from '../navigation/NavigationProvider.tsx';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt.tsx';

/**
 * Asks before unsaved changes are discarded: when the form's dialog closes, when the user navigates within the app,
 * and when they close or reload the page.
 */
export function useUnsavedChanges(isDirty: boolean, onClosed: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  const renderBlocker = useNavigationBlocker();

  const prompt: ReactNode = renderBlocker({
    isBlocking: isDirty,
    children: (blocked) => (
      <UnsavedChangesPrompt
        isOpen={isClosing || blocked !== null}
        onStay={() => {
          setIsClosing(false);
          blocked?.cancel();
        }}
        onLeave={() => {
          setIsClosing(false);
          if (blocked) blocked.proceed();
          else onClosed();
        }}
      />
    ),
  });
  return {
    /** Must be rendered: it blocks navigation while there are unsaved changes. */
    prompt,
    /** Closes immediately, or asks first when there are unsaved changes. */
    requestClose: () => {
      if (isDirty) setIsClosing(true);
      else onClosed();
    },
  };
}
