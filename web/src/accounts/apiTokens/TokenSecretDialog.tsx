import { SecretDialog } from '../../ui/overlays/SecretDialog.tsx';

interface Props {
  title: string;
  secret: string;
  onClosed: () => void;
}

/** The secret of a new or replaced token. */
export default function TokenSecretDialog(props: Props) {
  return (
    <SecretDialog
      {...props}
      noun="token"
      usage="Send it with each request, as Authorization: Bearer and the token."
    />
  );
}
