import { toast } from '../feedback/toast.ts';
import { ConfirmActionDialog } from './ConfirmActionDialog.tsx';

interface Props {
  /** The name of what is deleted. */
  name: string;
  /** What else changes. */
  consequence: string;
  /** Resolves to the errors of the deletion. */
  onDelete: () => Promise<readonly { readonly message: string }[]>;
  onClosed: () => void;
}

/** Confirms and runs a deletion. */
export function DeleteDialog({ name, consequence, onDelete, onClosed }: Props) {
  return (
    <ConfirmActionDialog
      isDestructive
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      action={onDelete}
      onSuccess={() => toast({ tone: 'success', title: `${name} was deleted` })}
      onClosed={onClosed}
    >
      {consequence}
    </ConfirmActionDialog>
  );
}
