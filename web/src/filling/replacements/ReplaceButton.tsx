import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import type { RecordedReason } from './recordedReason.ts';

// Loaded when it opens.
const ReplaceDialog = lazy(() => import('./ReplaceDialog.tsx'));

interface Props {
  /** Id of the application's node. */
  applicationId: string;
  name: string;
  /** Whether the viewer may replace the pro, and the place is open. */
  canReplace: boolean;
  /** Why the pro is out. */
  recorded: RecordedReason | null;
}

/** Opens the replacement of a pro who is out. A dialog that is open stays open when the place is taken. */
export function ReplaceButton({ applicationId, name, canReplace, recorded }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      {canReplace ? (
        <Button size="small" variant="text" aria-label={`Replace ${name}`} onPress={() => setIsOpen(true)}>
          Replace
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <ReplaceDialog {...{ applicationId, name, recorded }} onClosed={close} onReplaced={close} />
        </Suspense>
      ) : null}
    </>
  );
}
