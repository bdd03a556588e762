import { billingMode } from '@brigade/domain/businesses/paymentMethods/billingMode.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationBilling_location$key } from '../../__generated__/LocationBilling_location.graphql.ts';
import styles from './Billing.module.css';
import { BillingHidden } from './BillingHidden.tsx';
import { BillingNotice } from './BillingNotice.tsx';
import { BillingSourceCard } from './BillingSourceCard.tsx';
import type { BillingView } from './BillingView.ts';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { PaymentSetupCard } from './setup/PaymentSetupCard.tsx';

/** How a location pays: who is billed, by what, and the form for something new. */
export function LocationBilling({
  location,
  search,
  changeHref,
  path,
  takesTestCards,
  onSaved,
  onCancelled,
}: BillingView & { location: LocationBilling_location$key }) {
  const data = useFragment(
    graphql`
      fragment LocationBilling_location on Location @throwOnFieldError {
        id
        billing {
          source
          status
          viewerCanManage
          viewerCannotManageReason
          paymentMethod {
            __typename
          }
          ...BillingNotice_billing
          ...PaymentMethodCard_billing
        }
        ...BillingSourceCard_location
      }
    `,
    location,
  );
  const { id, billing } = data;
  if (!billing || (billing.status === null && !billing.viewerCanManage)) {
    return <BillingHidden reason={billing?.viewerCannotManageReason} />;
  }
  const { viewerCanManage: canManage, paymentMethod } = billing;
  const mode = billingMode(search.mode, { canManage, hasPaymentMethod: paymentMethod != null });
  if (mode !== 'view') {
    return (
      <PaymentSetupCard
        ownerId={id}
        owner="this location"
        isReplacing={mode === 'edit-custom'}
        onSaved={onSaved}
        onCancelled={onCancelled}
      />
    );
  }
  return (
    <div className={styles.sections}>
      <BillingNotice billing={billing} />
      <BillingSourceCard location={data} addHref={changeHref} />
      {billing.source === 'LOCATION' || paymentMethod ? (
        <PaymentMethodCard
          billing={billing}
          title={
            billing.source === 'LOCATION' ? 'Payment method' : 'Own payment method, saved but not charged'
          }
          ownerId={id}
          path={path}
          changeHref={changeHref}
          takesTestCards={takesTestCards}
        />
      ) : null}
    </div>
  );
}
