import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useAction } from '../../ui/actions/useAction.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { rotateApiToken } from './rotateApiToken.ts';
import TokenSecretDialog from './TokenSecretDialog.tsx';

interface Props {
  /** The global id. */
  apiTokenId: string;
  name: string;
  onClosed: () => void;
}

/** Replaces the secret of a token, and shows the new one. */
export default function RotateApiTokenDialog({ apiTokenId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const [secret, setSecret] = useState<string | null>(null);
  const { run, isPending, errorMessage } = useAction({
    action: async () => {
      const rotated = await rotateApiToken(environment, apiTokenId);
      setSecret(rotated.secret ?? null);
      return rotated.errors;
    },
  });
  if (secret !== null) {
    return <TokenSecretDialog title={`${name} was replaced`} secret={secret} onClosed={onClosed} />;
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Replace ${name}?`}
      confirmLabel="Replace"
      isLoading={isPending}
      onConfirmed={() => void run()}
      onCancelled={onClosed}
    >
      You get a new token with the same rights and the same expiration date. The current one works for 24 more
      hours, so that you can update your systems one by one.
      {errorMessage === null ? null : (
        <InlineAlert tone="danger" isLive>
          {errorMessage}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
