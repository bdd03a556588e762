import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentMethodCard_billing$key } from '../../__generated__/PaymentMethodCard_billing.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import styles from './Billing.module.css';
import { BillingStatusBadge } from './BillingStatusBadge.tsx';
import { PaymentMethodAlert } from './PaymentMethodAlert.tsx';
import { PaymentMethodSummary } from './PaymentMethodSummary.tsx';
import { PortalButton } from './PortalButton.tsx';
import { SandboxVerification } from './sandbox/SandboxVerification.tsx';

interface Props {
  billing: PaymentMethodCard_billing$key;
  title: string;
  /** The id of the location's or organization's node. */
  ownerId: string;
  /** The path of this screen. */
  path: string;
  /** Where the form opens that adds or replaces it. */
  changeHref: string;
  takesTestCards: boolean;
}

/** The payment method of a location or an organization, and what can be done with it. */
export function PaymentMethodCard({ billing, title, ownerId, path, changeHref, takesTestCards }: Props) {
  const { viewerCanManage, paymentMethod } = useFragment(
    graphql`
      fragment PaymentMethodCard_billing on Billing @throwOnFieldError {
        viewerCanManage
        paymentMethod {
          status
          ...PaymentMethodSummary_method
          ...PaymentMethodAlert_method
        }
      }
    `,
    billing,
  );
  return (
    <Card title={title}>
      <div className={styles.stack}>
        {paymentMethod ? (
          <>
            <div className={styles.line}>
              <PaymentMethodSummary method={paymentMethod} />
              <BillingStatusBadge status={paymentMethod.status} />
            </div>
            <PaymentMethodAlert method={paymentMethod} />
            {viewerCanManage && takesTestCards && paymentMethod.status === 'REQUIRES_ACTION' ? (
              <SandboxVerification ownerId={ownerId} />
            ) : null}
          </>
        ) : (
          <p className={styles.muted}>
            No payment method yet. Shifts can be posted without one; confirming and paying pros waits for it.
          </p>
        )}
        {viewerCanManage ? (
          <div className={styles.actions}>
            <LinkButton href={changeHref} variant={paymentMethod ? 'outlined' : 'contained'}>
              {paymentMethod ? 'Replace payment method' : 'Add payment method'}
            </LinkButton>
            {paymentMethod ? <PortalButton ownerId={ownerId} returnPath={path} /> : null}
          </div>
        ) : null}
      </div>
    </Card>
  );
}
