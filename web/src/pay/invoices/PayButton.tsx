import { useRelayEnvironment } from 'react-relay/hooks';
import { Button } from '../../ui/actions/Button.tsx';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { payInvoice } from './payInvoice.ts';

/** The button that charges the payment method for an invoice. */
export function PayButton({ invoiceId, label }: { invoiceId: string; label: string }) {
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  return (
    <Button
      isLoading={isPending}
      onPress={() => void run(() => payInvoice(environment, invoiceId), 'The payment was submitted')}
    >
      {label}
    </Button>
  );
}
