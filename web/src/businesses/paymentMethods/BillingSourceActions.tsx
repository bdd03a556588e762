import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { BillingSourceActions_location$key } from '../../__generated__/BillingSourceActions_location.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { payByLocation } from './payByLocation.ts';
import { payByOrganization } from './payByOrganization.ts';
import { useBillingAction } from '../../paymentMethods/useBillingAction.ts';

interface Props {
  location: BillingSourceActions_location$key;
  addHref: string;
}

/** Changes who is billed: to the organization, back to what the location has kept, or to something new. */
export function BillingSourceActions({ location, addHref }: Props) {
  const { id, name, organization, billing } = useFragment(
    graphql`
      fragment BillingSourceActions_location on Location @throwOnFieldError {
        id
        name
        organization {
          name
        }
        billing {
          source
          paymentMethod {
            __typename
          }
        }
      }
    `,
    location,
  );
  const environment = useRelayEnvironment();
  const { isUnderWay, run } = useBillingAction();
  const [isAsking, setIsAsking] = useState(false);

  const reset = async () => {
    await run(() => payByOrganization(environment, id), `${organization.name} pays from now on`);
    setIsAsking(false);
  };

  if (billing?.source === 'LOCATION') {
    return (
      <>
        <Button variant="outlined" onPress={() => setIsAsking(true)}>
          Reset to organization
        </Button>
        <ConfirmDialog
          isOpen={isAsking}
          title={`Let ${organization.name} pay?`}
          confirmLabel="Reset to organization"
          isLoading={isUnderWay}
          onConfirmed={() => void reset()}
          onCancelled={() => setIsAsking(false)}
        >
          From now on the payment method of the organization is charged for shifts here. The payment method of{' '}
          {name} is kept, in case you come back to it.
        </ConfirmDialog>
      </>
    );
  }
  return billing?.paymentMethod ? (
    <Button
      variant="outlined"
      isLoading={isUnderWay}
      onPress={() => void run(() => payByLocation(environment, id), `${name} pays for itself from now on`)}
    >
      Use own payment method
    </Button>
  ) : (
    <LinkButton href={addHref} variant="outlined">
      Add own payment method
    </LinkButton>
  );
}
