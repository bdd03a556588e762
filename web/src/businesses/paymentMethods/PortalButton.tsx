import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Button } from '../../ui/actions/Button.tsx';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';
import { leaveTo } from './leaveTo.ts';
import { openCustomerPortal } from './openCustomerPortal.ts';

/** Opens the payment provider's page of invoices and receipts, which links back to `returnPath`. */
export function PortalButton({ ownerId, returnPath }: { ownerId: string; returnPath: string }) {
  const environment = useRelayEnvironment();
  const [isOpening, setIsOpening] = useState(false);

  const open = async () => {
    setIsOpening(true);
    await toastFailure(async () => leaveTo(await openCustomerPortal(environment, ownerId, returnPath)));
    setIsOpening(false);
  };

  return (
    <Button variant="text" icon={<ExternalLink />} isLoading={isOpening} onPress={() => void open()}>
      Invoices and receipts
    </Button>
  );
}
