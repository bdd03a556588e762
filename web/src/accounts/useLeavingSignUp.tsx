import { useBlocker } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import { UnsavedChangesPrompt } from '../ui/UnsavedChangesPrompt.tsx';
import { dropDraft } from './signUpDraft.ts';

/**
 * Asks before what was typed is lost by leaving the sign-up. Going from step to step leaves nothing, and a reload finds
 * the draft again.
 */
export function useLeavingSignUp(isDirty: boolean): { prompt: ReactNode; finish: () => void } {
  const isFinished = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && !isFinished.current && next.pathname !== '/signup',
    enableBeforeUnload: () => isDirty && !isFinished.current,
    withResolver: true,
  });
  return {
    prompt: (
      <UnsavedChangesPrompt
        isOpen={blocker.status === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => {
          dropDraft();
          blocker.proceed?.();
        }}
      />
    ),
    /** From here on nothing is lost: the draft was sent, or given up on purpose. */
    finish: () => {
      isFinished.current = true;
      dropDraft();
    },
  };
}
