import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { signOutEverywhere } from './signOutEverywhere.ts';

/** Ends every session of the viewer, after a confirmation. */
export function SignOutEverywhere() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button variant="outlined" size="small" onPress={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      {isAsking ? (
        <ConfirmActionDialog
          isDestructive
          title="Sign out everywhere?"
          confirmLabel="Sign out everywhere"
          action={() => signOutEverywhere(environment)}
          onSuccess={() => void navigate({ to: '/auth' })}
          onClosed={() => setIsAsking(false)}
        >
          This signs you out on every device, including this one. You can sign in again with a code.
        </ConfirmActionDialog>
      ) : null}
    </>
  );
}
