import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { approveInvoice } from './approveInvoice.ts';

interface Props {
  invoiceId: string;
  total: string;
}

/** The button that issues a draft now, after a confirmation. */
export function ApproveButton({ invoiceId, total }: Props) {
  const environment = useRelayEnvironment();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Approve</Button>
      {isOpen ? (
        <ConfirmActionDialog
          title={`Approve this invoice of ${total}?`}
          confirmLabel="Approve"
          action={() => approveInvoice(environment, invoiceId)}
          onSuccess={() => toast({ tone: 'success', title: 'The invoice is issued' })}
          onClosed={() => setIsOpen(false)}
        >
          It gets its number and cannot be changed afterwards. Corrections come on a later invoice.
        </ConfirmActionDialog>
      ) : null}
    </>
  );
}
