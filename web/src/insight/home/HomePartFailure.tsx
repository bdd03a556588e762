import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { useAction } from '../../ui/actions/useAction.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

interface Props {
  children: ReactNode;
  /** Loads the screen again. */
  onRetry: () => Promise<unknown>;
}

/** Takes the place of a part of the home that could not be loaded, and offers a retry. The other parts stay. */
export function HomePartFailure({ children, onRetry }: Props) {
  const retry = useAction({
    action: async () => {
      await onRetry();
    },
  });
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button size="small" variant="outlined" isLoading={retry.isPending} onPress={() => void retry.run()}>
          Try again
        </Button>
      }
    >
      {children}
    </InlineAlert>
  );
}
