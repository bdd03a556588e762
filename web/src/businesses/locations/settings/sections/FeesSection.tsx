import { graphql, useFragment } from 'react-relay/hooks';
import type { FeesSection_location$key } from '../../../../__generated__/FeesSection_location.graphql.ts';
import { FactList } from '../../../../platform/screen/FactList.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { InlineAlert } from '../../../../ui/feedback/InlineAlert.tsx';
import { feeFields } from './feeFields.ts';
import { FeesForm } from './FeesForm.tsx';
import styles from './FeesSection.module.css';

/** The fees of a location, editable by platform admins. */
export function FeesSection({ location }: { location: FeesSection_location$key }) {
  const { id, viewerCanSetFees, viewerCannotSetFeesReason, settings } = useFragment(
    graphql`
      fragment FeesSection_location on Location @throwOnFieldError {
        id
        viewerCanSetFees @catch(to: NULL)
        viewerCannotSetFeesReason @catch(to: NULL)
        settings {
          fees @catch(to: NULL) {
            platform
            w2
            tipping
            backgroundChecks
            inNetworkPayments
          }
        }
      }
    `,
    location,
  );
  const fees = settings.fees && {
    platform: settings.fees.platform,
    w2: settings.fees.w2,
    tipping: settings.fees.tipping,
    backgroundChecks: settings.fees.backgroundChecks,
    inNetworkPayments: settings.fees.inNetworkPayments,
  };
  if (fees && viewerCanSetFees === true) return <FeesForm locationId={id} fees={fees} />;

  return (
    <Card id="fees" title="Fees">
      <div className={styles.fees}>
        {fees ? (
          <FactList
            facts={feeFields.map(({ fee, label, term }) => ({
              name: label,
              term,
              value: `${fees[fee]} %`,
            }))}
          />
        ) : null}
        <InlineAlert>
          {fees
            ? viewerCannotSetFeesReason
            : 'Fees are costs. Team members and admins of this location can see them; an admin can give you that role.'}
        </InlineAlert>
      </div>
    </Card>
  );
}
