import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentsSection_location$key } from '../../../../__generated__/PaymentsSection_location.graphql.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { IdleSetting } from '../IdleSetting.tsx';
import styles from './PaymentsSection.module.css';

/** Payments besides the wage. */
export function PaymentsSection({ location }: { location: PaymentsSection_location$key }) {
  const { settings } = useFragment(
    graphql`
      fragment PaymentsSection_location on Location @throwOnFieldError {
        settings {
          tippingEnabled
          inNetworkPaymentsEnabled
        }
      }
    `,
    location,
  );
  return (
    <Card title="Payments">
      <div className={styles.settings}>
        <IdleSetting
          label="Tips"
          description="You can tip pros when you pay them."
          value={settings.tippingEnabled}
        />
        <IdleSetting
          label="Pay your own network here"
          description="Pros of your own network are paid through us, for the fee below."
          value={settings.inNetworkPaymentsEnabled}
        />
      </div>
    </Card>
  );
}
