import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';

/** The form of a card network that did not come; its children say why. */
export function FormFailure({ children, onTriedAgain }: { children: ReactNode; onTriedAgain: () => void }) {
  return (
    <InlineAlert
      tone="danger"
      isLive
      title="The form could not be opened"
      action={
        <Button size="small" variant="outlined" onPress={onTriedAgain}>
          Try again
        </Button>
      }
    >
      {children}
    </InlineAlert>
  );
}
