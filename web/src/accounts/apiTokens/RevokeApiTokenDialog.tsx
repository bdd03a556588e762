import { useRelayEnvironment } from 'react-relay/hooks';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { revokeApiToken } from './revokeApiToken.ts';

interface Props {
  /** The global id. */
  apiTokenId: string;
  name: string;
  connectionId: string;
  onClosed: () => void;
}

/** Asks before a token is revoked. */
export default function RevokeApiTokenDialog({ apiTokenId, name, connectionId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  return (
    <ConfirmActionDialog
      isDestructive
      title={`Revoke ${name}?`}
      confirmLabel="Revoke"
      action={() => revokeApiToken(environment, apiTokenId, connectionId)}
      onSuccess={() => toast({ tone: 'success', title: `${name} was revoked` })}
      onClosed={onClosed}
    >
      Systems that use it lose access immediately. This cannot be undone.
    </ConfirmActionDialog>
  );
}
