import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { BillingSourceActions_location$key } from '../../__generated__/BillingSourceActions_location.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { payByLocation } from './payByLocation.ts';
import { payByOrganization } from './payByOrganization.ts';

interface Props {
  location: BillingSourceActions_location$key;
  addHref: string;
}

/** Changes whether the organization or the location itself is billed. */
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
  const { isPending, run } = useToastAction();
  const [isAsking, setIsAsking] = useState(false);

  if (billing?.source === 'LOCATION') {
    return (
      <>
        <Button variant="outlined" onPress={() => setIsAsking(true)}>
          Let the organization pay
        </Button>
        {isAsking ? (
          <ConfirmActionDialog
            title={`Let ${organization.name} pay?`}
            confirmLabel="Let the organization pay"
            action={() => payByOrganization(environment, id)}
            onSuccess={() => toast({ tone: 'success', title: `${organization.name} pays from now on` })}
            onClosed={() => setIsAsking(false)}
          >
            From now on, the organization’s payment method is charged for shifts at {name}. The location’s own
            payment method is saved in case you switch back.
          </ConfirmActionDialog>
        ) : null}
      </>
    );
  }
  return billing?.paymentMethod ? (
    <Button
      variant="outlined"
      isLoading={isPending}
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
