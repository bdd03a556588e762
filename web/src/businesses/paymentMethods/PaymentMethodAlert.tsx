import { paymentMethodStatusMeaning } from '@brigade/domain/businesses/paymentMethods/paymentMethodStatus.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentMethodAlert_method$key } from '../../__generated__/PaymentMethodAlert_method.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';

/** What is to be known or done about a payment method; nothing while all is well. */
export function PaymentMethodAlert({ method }: { method: PaymentMethodAlert_method$key }) {
  const { status, details } = useFragment(
    graphql`
      fragment PaymentMethodAlert_method on PaymentMethod @throwOnFieldError {
        status
        details {
          expiry
          failureMessage
          verificationUrl
        }
      }
    `,
    method,
  );
  if (status === 'FAILED') {
    return (
      <InlineAlert
        tone="danger"
        title={details?.failureMessage ?? 'This payment method can no longer be charged'}
      >
        {paymentMethodStatusMeaning(status)}
      </InlineAlert>
    );
  }
  if (status === 'REQUIRES_ACTION') {
    return (
      <InlineAlert tone="info" title="The bank account is being verified">
        {paymentMethodStatusMeaning(status)}{' '}
        {details?.verificationUrl ? (
          <TextLink href={details.verificationUrl} isExternal>
            Confirm the two small deposits
          </TextLink>
        ) : null}
      </InlineAlert>
    );
  }
  if (details?.expiry === 'EXPIRED' || details?.expiry === 'EXPIRES_SOON') {
    return (
      <InlineAlert
        tone="warning"
        title={details.expiry === 'EXPIRED' ? 'This card has expired' : 'This card expires soon'}
      >
        Replace it, so that shifts can be charged.
      </InlineAlert>
    );
  }
  return null;
}
