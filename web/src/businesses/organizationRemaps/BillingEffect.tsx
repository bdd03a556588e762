import { graphql, useFragment } from 'react-relay/hooks';
import type { BillingEffect_remap$key } from '../../__generated__/BillingEffect_remap.graphql.ts';
import { BillingStatusBadge } from '../paymentMethods/BillingStatusBadge.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { EffectGroup } from './EffectGroup.tsx';

/** Who pays after the move, and whether that works. */
export function BillingEffect({ remap }: { remap: BillingEffect_remap$key }) {
  const {
    fromOrganization,
    toOrganization,
    billingSource,
    paymentMethodStatusBefore,
    paymentMethodStatusAfter,
    paymentMethodStatusForEarlierWork: earlierStatus,
  } = useFragment(
    graphql`
      fragment BillingEffect_remap on OrganizationRemap @throwOnFieldError {
        fromOrganization {
          name
        }
        toOrganization {
          name
        }
        billingSource
        paymentMethodStatusBefore
        paymentMethodStatusAfter
        paymentMethodStatusForEarlierWork
      }
    `,
    remap,
  );
  const isOwn = billingSource === 'LOCATION';
  const isWorse = paymentMethodStatusBefore === 'ACTIVE' && paymentMethodStatusAfter !== 'ACTIVE';

  return (
    <>
      <EffectGroup
        title="Billing"
        effects={[
          <>
            {`${fromOrganization.name} pays for work that ends before the move, also if it is paid later.`}{' '}
            {earlierStatus === null ? null : <BillingStatusBadge status={earlierStatus} />}
          </>,
          isOwn ? (
            <>
              The location’s own payment method pays for later work.{' '}
              <BillingStatusBadge status={paymentMethodStatusAfter} />
            </>
          ) : (
            <>
              {`${toOrganization.name} pays for later work.`}{' '}
              <BillingStatusBadge status={paymentMethodStatusAfter} />
            </>
          ),
        ]}
      />
      {isOwn && earlierStatus !== null && earlierStatus !== 'ACTIVE' ? (
        <InlineAlert tone="warning" title="Earlier work could not be charged after the move">
          {`${fromOrganization.name} has no payment method that can be charged. Add one there, or pay for all work first.`}
        </InlineAlert>
      ) : null}
      {isWorse ? (
        <InlineAlert tone="warning" title="Pros could not be paid after the move">
          {`${toOrganization.name} has no payment method that can be charged. Add one there first, or add one to this location.`}
        </InlineAlert>
      ) : null}
    </>
  );
}
