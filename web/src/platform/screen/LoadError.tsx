import type { ReactNode } from 'react';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { userMessage } from '../../ui/feedback/userMessage.ts';

interface Props {
  error: unknown;
  /** `warning` where a person can go on without this part. */
  tone?: 'danger' | 'warning';
  /** A button that tries again. */
  action?: ReactNode;
}

/** Why a part of a screen or dialog could not be loaded. It is read out: it may appear while the focus is elsewhere. */
export function LoadError({ error, tone = 'danger', action }: Props) {
  return (
    <InlineAlert tone={tone} isLive action={action}>
      {userMessage(error)}
    </InlineAlert>
  );
}
