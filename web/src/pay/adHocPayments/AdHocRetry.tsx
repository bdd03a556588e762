import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { AdHocRetry_payment$key } from '../../__generated__/AdHocRetry_payment.graphql.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { retryAdHocPayment } from './retryAdHocPayment.ts';

interface Props {
  payment: AdHocRetry_payment$key;
  /** Of the pro. */
  name: string;
}

/** Retries an extra payment that failed; a duplicate is sent all the same. */
export function AdHocRetry({ payment, name }: Props) {
  const { id, isFailed, error, reason, chargedToBusiness } = useFragment(
    graphql`
      fragment AdHocRetry_payment on AdHocPayment @throwOnFieldError {
        id
        isFailed
        reason
        chargedToBusiness
        error {
          code
        }
      }
    `,
    payment,
  );
  const environment = useRelayEnvironment();
  const { isPlatformAdmin } = useViewer();
  const { isPending, run } = useToastAction();
  const isOfPlatform = reason === 'TOS' || !chargedToBusiness;
  if (!isFailed || (isOfPlatform && !isPlatformAdmin)) return null;
  const label = error?.code === 'DUPLICATE' ? 'Send anyway' : 'Retry';

  return (
    <Button
      variant="outlined"
      size="small"
      isLoading={isPending}
      aria-label={`${label}: extra payment to ${name}`}
      onPress={() => void run(() => retryAdHocPayment(environment, id), `${name} is being paid`)}
    >
      {label}
    </Button>
  );
}
