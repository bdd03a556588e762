import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { PayFirstButton_work$key } from '../../__generated__/PayFirstButton_work.graphql.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { canBePaidFirst } from '../duePay/payState.ts';
import { payoutStatusOf } from '../duePay/payoutStatusOf.ts';
import { payStatusOf } from '../duePay/payStatusOf.ts';
import { payProBeforeBusiness } from './payProBeforeBusiness.ts';

const ConfirmActionDialog = lazy(async () => ({
  default: (await import('../../ui/overlays/ConfirmActionDialog.tsx')).ConfirmActionDialog,
}));

interface Props {
  work: PayFirstButton_work$key;
  /** Names the work within the screen. */
  name: string;
}

/** Sends a pro their pay before the business pays; only for platform admins, while nothing is on its way. */
export function PayFirstButton({ work, name }: Props) {
  const data = useFragment(
    graphql`
      fragment PayFirstButton_work on WorkPay @throwOnFieldError {
        isPayable
        hasPayoutAccount
        total {
          amountCents
        }
        payout {
          amountCents
        }
        application {
          id
        }
        ...payoutStatusOf_work
        ...payStatusOf_work
      }
    `,
    work,
  );
  const environment = useRelayEnvironment();
  const [isOpen, setIsOpen] = useState(false);
  const { isPlatformAdmin } = useViewer();
  const { isPayable, hasPayoutAccount, application, total, payout } = data;
  const isOwed = canBePaidFirst(payStatusOf(data), payoutStatusOf(data));
  if (!isPlatformAdmin || !isOwed || isPayable === false || hasPayoutAccount === false) return null;
  return (
    <>
      <Button variant="text" size="small" aria-label={`Pay ${name} first`} onPress={() => setIsOpen(true)}>
        Pay first
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ConfirmActionDialog
            title={`Pay ${name} before the business?`}
            confirmLabel={`Send ${formatMoney(payout.amountCents, 'USD')}`}
            action={() => payProBeforeBusiness(environment, application.id)}
            onSuccess={() => toast({ tone: 'success', title: `${name} is being paid` })}
            onClosed={() => setIsOpen(false)}
          >
            <p>
              The business still owes {formatMoney(total.amountCents, 'USD')}. Hours, tip and bonus can no
              longer change.
            </p>
          </ConfirmActionDialog>
        </Suspense>
      ) : null}
    </>
  );
}
