import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { leaveTo } from './leaveTo.ts';
import { openCustomerPortal } from './openCustomerPortal.ts';

/** Leads to the card network's page for invoices and receipts, and from there back to `returnPath`. */
export function PortalButton({ ownerId, returnPath }: { ownerId: string; returnPath: string }) {
  const environment = useRelayEnvironment();
  const [isOpening, setIsOpening] = useState(false);

  const open = async () => {
    setIsOpening(true);
    try {
      leaveTo(await openCustomerPortal(environment, ownerId, returnPath));
    } catch (error) {
      toast({ tone: 'danger', title: faultMessage(error) });
    } finally {
      setIsOpening(false);
    }
  };

  return (
    <Button variant="text" icon={<ExternalLink />} isLoading={isOpening} onPress={() => void open()}>
      Invoices and receipts
    </Button>
  );
}
