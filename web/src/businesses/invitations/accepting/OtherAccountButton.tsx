import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { signOut } from '../../../accounts/signIn/signOut.ts';
import { Button } from '../../../ui/actions/Button.tsx';

/** Signs out and leads to where another account signs in, and from there back to the invitation. */
export function OtherAccountButton({ signInHref }: { signInHref: string }) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await signOut(environment);
    await navigate({ href: signInHref });
  };
  return (
    <Button variant="outlined" size="mainAction" fullWidth isLoading={isLeaving} onPress={() => void leave()}>
      Use another account
    </Button>
  );
}
