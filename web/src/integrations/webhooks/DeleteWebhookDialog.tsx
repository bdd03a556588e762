import { useNavigate } from '@tanstack/react-router';
import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { deleteWebhook } from './deleteWebhook.ts';

interface Props {
  /** The global id. */
  webhookId: string;
  name: string;
  onClosed: () => void;
}

/** Asks before a webhook is deleted, and then leads back to the list. */
export default function DeleteWebhookDialog({ webhookId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  return (
    <ConfirmActionDialog
      isDestructive
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      action={() => deleteWebhook(environment, webhookId)}
      onSuccess={() => {
        toast({ tone: 'success', title: `${name} was deleted` });
        void navigate({ to: '/settings/webhooks/{-$webhookId}', params: { webhookId: undefined } });
      }}
      onClosed={onClosed}
    >
      This also deletes its log. Deliveries that wait are not sent. You cannot undo this.
    </ConfirmActionDialog>
  );
}
