import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Fault } from '../platform/relay/Fault.ts';
import { Button } from '../ui/actions/Button.tsx';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { signOutEverywhere } from '../accounts/sessions/signOutEverywhere.ts';

/** Ends every session at once, after a question. */
export function SignOutEverywhere() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [isEnding, setIsEnding] = useState(false);

  const end = async () => {
    setIsEnding(true);
    try {
      const [error] = await signOutEverywhere(environment);
      if (error) toast({ tone: 'danger', title: error.message });
      else await navigate({ to: '/auth' });
    } catch (error) {
      toast({ tone: 'danger', title: error instanceof Fault ? error.message : 'Something went wrong.' });
    } finally {
      setIsEnding(false);
      setIsAsking(false);
    }
  };

  return (
    <>
      <Button variant="outlined" size="small" onPress={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        isDestructive
        isLoading={isEnding}
        onConfirmed={() => void end()}
        onCancelled={() => setIsAsking(false)}
      >
        Every device is signed out, this one too. You can sign in again with a code.
      </ConfirmDialog>
    </>
  );
}
