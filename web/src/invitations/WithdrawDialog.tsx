import { useState } from 'react';
import { faultMessage } from '../platform/relay/Fault.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { InlineAlert } from '../ui/feedback/InlineAlert.tsx';

interface Props {
  /** Whose invitation it is. */
  guest: string;
  /** Resolves to what the server has against it. */
  withdraw: () => Promise<readonly { readonly message: string }[]>;
  onWithdrawn: () => void;
  onClosed: () => void;
}

/** Asks before an invitation is taken back, and stays with the reason when that is refused. */
export default function WithdrawDialog({ guest, withdraw, onWithdrawn, onClosed }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    setIsBusy(true);
    try {
      const [error] = await withdraw();
      setRefusal(error?.message ?? null);
      if (!error) onWithdrawn();
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={`Withdraw the invitation of ${guest}?`}
      confirmLabel="Withdraw"
      cancelLabel="Keep it"
      isLoading={isBusy}
      onConfirmed={() => void confirm()}
      onCancelled={onClosed}
    >
      The link stops working at once. You can invite the same person again.
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
