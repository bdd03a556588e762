import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useAction } from '../../ui/actions/useAction.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { rotateWebhookSecret } from './rotateWebhookSecret.ts';
import WebhookSecretDialog from './WebhookSecretDialog.tsx';

interface Props {
  /** The global id. */
  webhookId: string;
  name: string;
  onClosed: () => void;
}

/** Replaces the secret of a webhook, and shows the new one. */
export default function RotateSecretDialog({ webhookId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const [secret, setSecret] = useState<string | null>(null);
  const { run, isPending, errorMessage } = useAction({
    action: async () => {
      const rotated = await rotateWebhookSecret(environment, webhookId);
      setSecret(rotated.secret ?? null);
      return rotated.errors;
    },
  });
  if (secret !== null) {
    return <WebhookSecretDialog title={`${name} has a new secret`} secret={secret} onClosed={onClosed} />;
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Replace the secret of ${name}?`}
      confirmLabel="Replace"
      isLoading={isPending}
      onConfirmed={() => void run()}
      onCancelled={onClosed}
    >
      For 24 hours, deliveries are signed with both secrets, so that you can update your server without
      missing any.
      {errorMessage === null ? null : (
        <InlineAlert tone="danger" isLive>
          {errorMessage}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
