import { SecretDialog } from '../../ui/overlays/SecretDialog.tsx';

interface Props {
  title: string;
  secret: string;
  onClosed: () => void;
}

/** The secret of a new webhook, or a replaced one. */
export default function WebhookSecretDialog(props: Props) {
  return (
    <SecretDialog
      {...props}
      noun="secret"
      usage="Your server needs it to verify that deliveries come from Brigade. Pass it to a Standard Webhooks library as it is."
    />
  );
}
