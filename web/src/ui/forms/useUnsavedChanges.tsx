import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigationBlocker } from '../navigation/NavigationProvider.tsx';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt.tsx';

/**
 * Asks before unsaved changes are discarded: when the form's dialog closes, when the user navigates within the app,
 * and when they close or reload the page.
 */
export function useUnsavedChanges(isDirty: boolean, onClosed: () => void) {
  const [isClosing, setIsClosing] = useState(false);
  const [isGivenUp, setIsGivenUp] = useState(false);
  if (isGivenUp && !isDirty) setIsGivenUp(false);
  const renderBlocker = useNavigationBlocker();

  const prompt: ReactNode = renderBlocker({
    isBlocking: isDirty && !isGivenUp,
    children: (blocked) => (
      <UnsavedChangesPrompt
        isOpen={isClosing || blocked !== null}
        onStay={() => {
          setIsClosing(false);
          blocked?.cancel();
        }}
        onLeave={() => {
          if (blocked) {
            setIsClosing(false);
            blocked.proceed();
            return;
          }
          // Closing may be a navigation, which must not be asked about again: the blocker lets go in an effect.
          flushSync(() => {
            setIsClosing(false);
            setIsGivenUp(true);
          });
          onClosed();
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
