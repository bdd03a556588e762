import { useState, type ReactNode } from 'react';
import { faultMessage } from '../platform/relay/Fault.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { InlineAlert } from '../ui/feedback/InlineAlert.tsx';

interface Props {
  title: string;
  /** What is lost. */
  children: ReactNode;
  confirmLabel: string;
  /** Resolves to what the server has against it. */
  remove: () => Promise<readonly { readonly message: string }[]>;
  onRemoved: () => void;
  onClosed: () => void;
}

/** Asks before somebody loses a role, and stays with the reason when that is refused. */
export default function RemoveManagerDialog({ title, children, confirmLabel, remove, ...props }: Props) {
  const [isRemoving, setIsRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    setIsRemoving(true);
    try {
      const [error] = await remove();
      setRefusal(error?.message ?? null);
      if (!error) props.onRemoved();
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsRemoving(false);
    }
  };

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={title}
      confirmLabel={confirmLabel}
      isLoading={isRemoving}
      onConfirmed={() => void confirm()}
      onCancelled={props.onClosed}
    >
      {children}
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
