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
        effects={
          isOwn
            ? [
                <>
                  The location uses its own payment method, and will continue to.{' '}
                  <BillingStatusBadge status={paymentMethodStatusAfter} />
                </>,
              ]
            : [
                <>
                  {fromOrganization.name} no longer pays for it.{' '}
                  <BillingStatusBadge status={paymentMethodStatusBefore} />
                </>,
                <>
                  {toOrganization.name} pays from then on.{' '}
                  <BillingStatusBadge status={paymentMethodStatusAfter} />
                </>,
              ]
        }
      />
      {isWorse ? (
        <InlineAlert tone="warning" title="Pros could not be paid after the move">
          {`${toOrganization.name} has no payment method that can be charged. Add one there first, or add one to this location.`}
        </InlineAlert>
      ) : null}
    </>
  );
}
