import { graphql, useFragment } from 'react-relay/hooks';
import type { PayRowActions_work$key } from '../../__generated__/PayRowActions_work.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PayFirstButton } from '../payments/PayFirstButton.tsx';
import { WorkRefund } from '../refunds/WorkRefund.tsx';
import styles from './pay.module.css';

interface Props {
  work: PayRowActions_work$key;
  /** Names the work within the screen. */
  name: string;
  /** Where something extra is paid for the shift. */
  extraHref: string;
  canAdjust: boolean;
  isPayable: boolean;
  /** Whether nothing else in its card can be paid, so that its payment is the main action there. */
  isOnlyPayable: boolean;
  /** Whether a payment of it failed. */
  isRetry: boolean;
  isBusy: boolean;
  /** Whether it cannot be paid as typed. */
  isDisabled: boolean;
  onAdjusted: () => void;
  onPaid: () => void;
}

/** What can be done about the pay of a pro's work. */
export function PayRowActions({
  work,
  name,
  extraHref,
  canAdjust,
  isPayable,
  isOnlyPayable,
  isRetry,
  isBusy,
  isDisabled,
  onAdjusted,
  onPaid,
}: Props) {
  const data = useFragment(
    graphql`
      fragment PayRowActions_work on WorkPay @throwOnFieldError {
        viewerCanAddExtras
        application {
          databaseId
        }
        ...PayFirstButton_work
        ...WorkRefund_work
      }
    `,
    work,
  );
  return (
    <div className={styles.actions}>
      {data.viewerCanAddExtras !== false ? (
        <LinkButton
          variant="text"
          size="small"
          href={`${extraHref}&pro=${data.application.databaseId}`}
          aria-label={`Extra payment to ${name}`}
        >
          Extra
        </LinkButton>
      ) : null}
      <WorkRefund work={data} name={name} />
      <PayFirstButton work={data} name={name} />
      {canAdjust ? (
        <Button variant="text" size="small" aria-label={`Adjust hours of ${name}`} onPress={onAdjusted}>
          Adjust hours
        </Button>
      ) : null}
      {isPayable ? (
        <Button
          variant={isOnlyPayable ? 'contained' : 'outlined'}
          size="small"
          aria-label={`${isRetry ? 'Retry the payment of' : 'Pay'} ${name}`}
          isLoading={isBusy}
          isDisabled={isDisabled}
          onPress={onPaid}
        >
          {isRetry ? 'Retry' : 'Pay'}
        </Button>
      ) : null}
    </div>
  );
}
