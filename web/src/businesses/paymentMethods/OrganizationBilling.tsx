import { billingMode } from '@brigade/domain/businesses/paymentMethods/billingMode.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrganizationBilling_organization$key } from '../../__generated__/OrganizationBilling_organization.graphql.ts';
import styles from './Billing.module.css';
import { BillingHidden } from './BillingHidden.tsx';
import type { BillingView } from './BillingView.ts';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { PaymentSetupCard } from './setup/PaymentSetupCard.tsx';

/** How an organization pays for its locations, and the form for something new. */
export function OrganizationBilling({
  organization,
  search,
  changeHref,
  path,
  takesTestCards,
  onSaved,
  onCancelled,
}: BillingView & { organization: OrganizationBilling_organization$key }) {
  const { id, billing } = useFragment(
    graphql`
      fragment OrganizationBilling_organization on Organization @throwOnFieldError {
        id
        billing {
          viewerCanManage
          viewerCannotManageReason
          paymentMethod {
            __typename
          }
          ...PaymentMethodCard_billing
        }
      }
    `,
    organization,
  );
  // Only its admins see how an organization pays; they may change it as well.
  if (!billing?.viewerCanManage) return <BillingHidden reason={billing?.viewerCannotManageReason} />;
  const mode = billingMode(search.mode, {
    canManage: billing.viewerCanManage,
    hasPaymentMethod: billing.paymentMethod != null,
  });
  if (mode !== 'view') {
    return (
      <PaymentSetupCard
        ownerId={id}
        owner="the locations that are billed to the organization"
        isReplacing={mode === 'edit-custom'}
        onSaved={onSaved}
        onCancelled={onCancelled}
      />
    );
  }
  return (
    <div className={styles.sections}>
      <p className={styles.muted}>Pays for the shifts of every location without its own payment method.</p>
      <PaymentMethodCard
        billing={billing}
        title="Payment method"
        ownerId={id}
        path={path}
        changeHref={changeHref}
        takesTestCards={takesTestCards}
      />
    </div>
  );
}
