import { useState } from 'react';
import { Button } from '../ui/actions/Button.tsx';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';

interface Props {
  /** Moves the clock; resolves when that is done, or failed. */
  onReset: () => Promise<void>;
}

/** Moves the clock back to the real time, and first says what does not move with it. */
export function ResetClock({ onReset }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isMoving, setIsMoving] = useState(false);

  async function reset() {
    setIsMoving(true);
    await onReset();
    setIsMoving(false);
    setIsAsking(false);
  }

  return (
    <>
      <Button size="small" variant="ghost" onPress={() => setIsAsking(true)}>
        Back to real time
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isLoading={isMoving}
        title="Move the clock back?"
        confirmLabel="Move back"
        onConfirmed={() => void reset()}
        onCancelled={() => setIsAsking(false)}
      >
        <p>
          Only the clock moves. Shifts that have ended stay ended, even if they are ahead again: they read
          “Payment due” or “Completed” and are listed under “Upcoming”. Hours and payments stay, too.
        </p>
      </ConfirmDialog>
    </>
  );
}
