import {
  adHocErrorCodes,
  adHocErrorText,
  isBillingError,
} from '@brigade/domain/pay/adHocPayments/adHocErrors.ts';
import { returnedPartText } from '@brigade/domain/pay/payments/returnedPart.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AdHocFailure_payment$key } from '../../__generated__/AdHocFailure_payment.graphql.ts';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './adHocPayments.module.css';

interface Props {
  payment: AdHocFailure_payment$key;
  locationId: number;
}

/** Why an extra payment failed, and the way out. */
export function AdHocFailure({ payment, locationId }: Props) {
  const { error, returnedPart } = useFragment(
    graphql`
      fragment AdHocFailure_payment on AdHocPayment @throwOnFieldError {
        error {
          code
        }
        returnedPart {
          amountCents
        }
      }
    `,
    payment,
  );
  if (!error) return null;
  const code = adHocErrorCodes.find((known) => known === error.code) ?? null;
  return (
    <p className={styles.failure}>
      {returnedPart
        ? returnedPartText(returnedPart.amountCents, { code, text: adHocErrorText(code) })
        : adHocErrorText(code)}{' '}
      {isBillingError(code) ? <TextLink href={`/locations/${locationId}/billing`}>Billing</TextLink> : null}
    </p>
  );
}
