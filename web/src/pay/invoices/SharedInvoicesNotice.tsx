import { graphql, useFragment } from 'react-relay/hooks';
import type { SharedInvoicesNotice_location$key } from '../../__generated__/SharedInvoicesNotice_location.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';

/** Says where the invoices of a location are that share them with the organization's others. */
export function SharedInvoicesNotice({ location }: { location: SharedInvoicesNotice_location$key }) {
  const { settings, billing, organization } = useFragment(
    graphql`
      fragment SharedInvoicesNotice_location on Location @throwOnFieldError {
        settings {
          invoicingEnabled
          invoiceStyle
        }
        billing {
          source
        }
        organization {
          name
          databaseId
        }
      }
    `,
    location,
  );
  const isShared =
    settings.invoicingEnabled && settings.invoiceStyle === 'LOCATION' && billing?.source === 'ORGANIZATION';
  if (!isShared) return null;
  return (
    <InlineAlert
      action={
        <TextLink href={`/organizations/${organization.databaseId}/invoices`}>
          Invoices of the organization
        </TextLink>
      }
    >
      {`New shifts here are on the invoices of ${organization.name}.`}
    </InlineAlert>
  );
}
