import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';

interface Props {
  /** The name or address of the invited person. */
  guest: string;
  /** Resolves to the server's errors. */
  withdraw: () => Promise<readonly { readonly message: string }[]>;
  onWithdrawn: () => void;
  onClosed: () => void;
}

/** Confirms and withdraws an invitation. */
export default function WithdrawDialog({ guest, withdraw, onWithdrawn, onClosed }: Props) {
  return (
    <ConfirmActionDialog
      isDestructive
      title={`Withdraw the invitation for ${guest}?`}
      confirmLabel="Withdraw"
      cancelLabel="Keep invitation"
      action={withdraw}
      onSuccess={onWithdrawn}
      onClosed={onClosed}
    >
      The link stops working immediately. You can invite the same person again.
    </ConfirmActionDialog>
  );
}
