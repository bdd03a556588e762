import {
  paymentMethodStatuses,
  paymentMethodStatusMeaning,
} from '@brigade/domain/businesses/paymentMethods/paymentMethodStatus.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { BillingSourceCard_location$key } from '../../__generated__/BillingSourceCard_location.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './Billing.module.css';
import { BillingSourceActions } from './BillingSourceActions.tsx';
import { BillingStatusBadge } from './BillingStatusBadge.tsx';

interface Props {
  location: BillingSourceCard_location$key;
  /** Where the form opens that adds a payment method of its own. */
  addHref: string;
}

/** Who is billed for a location's shifts, with the status and the buttons to change it. */
export function BillingSourceCard({ location, addHref }: Props) {
  const data = useFragment(
    graphql`
      fragment BillingSourceCard_location on Location @throwOnFieldError {
        name
        databaseId
        organization {
          name
          databaseId
        }
        billing {
          source
          status
          viewerCanManage
        }
        ...BillingSourceActions_location
      }
    `,
    location,
  );
  const { databaseId, name, organization, billing } = data;
  const status = paymentMethodStatuses.find((each) => each === billing?.status);
  const isOrganization = billing?.source === 'ORGANIZATION';
  return (
    <Card title="Who pays">
      <div className={styles.stack}>
        <div className={styles.line}>
          <span>
            {isOrganization
              ? `${organization.name} pays for the shifts of ${name}.`
              : `${name} pays for its own shifts.`}
          </span>
          {isOrganization ? <BillingStatusBadge status={status} /> : null}
        </div>
        {isOrganization && status !== undefined && status !== 'ACTIVE' ? (
          <p className={styles.muted}>{paymentMethodStatusMeaning(status)}</p>
        ) : null}
        {isOrganization ? (
          <TextLink href={`/organizations/${organization.databaseId}/billing`}>
            Billing of the organization
          </TextLink>
        ) : null}
        {billing?.viewerCanManage === true ? (
          <TextLink href={`/locations/${databaseId}/invoices`}>Invoices</TextLink>
        ) : null}
        {billing?.viewerCanManage === true ? (
          <BillingSourceActions location={data} addHref={addHref} />
        ) : null}
      </div>
    </Card>
  );
}
