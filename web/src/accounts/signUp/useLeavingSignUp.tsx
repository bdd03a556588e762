import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UnsavedChangesPrompt } from '../../ui/forms/UnsavedChangesPrompt.tsx';
import { dropDraft, hasDraft } from './signUpDraft.ts';

/**
 * Asks before what was typed is lost by leaving the sign-up. Going from step to step leaves nothing, and neither does who
 * has sent the draft or given it up.
 */
export function useLeavingSignUp(): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => hasDraft() && next.pathname !== '/signup',
    enableBeforeUnload: hasDraft,
    withResolver: true,
  });
  return (
    <UnsavedChangesPrompt
      isOpen={blocker.status === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        dropDraft();
        blocker.proceed?.();
      }}
    />
  );
}
