import { useState } from 'react';
import { faultMessage } from '../platform/relay/Fault.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { InlineAlert } from '../ui/feedback/InlineAlert.tsx';
import { toast } from '../ui/feedback/toast.ts';

interface Props {
  /** Of what is deleted. */
  name: string;
  /** What follows from it. */
  consequence: string;
  /** Resolves to what the server has against it. */
  onDelete: () => Promise<readonly { readonly message: string }[]>;
  onClosed: () => void;
}

/** Asks before something is deleted, and stays with the reason when that is refused. */
export function DeleteDialog({ name, consequence, onDelete, onClosed }: Props) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const remove = async () => {
    setIsDeleting(true);
    try {
      const [error] = await onDelete();
      setRefusal(error?.message ?? null);
      if (error) return;
      toast({ tone: 'success', title: `${name} was deleted` });
      onClosed();
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsDeleting(false);
    }
  };

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      isLoading={isDeleting}
      onConfirmed={() => void remove()}
      onCancelled={onClosed}
    >
      {consequence}
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
