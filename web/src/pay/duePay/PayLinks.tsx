import { graphql, useFragment } from 'react-relay/hooks';
import type { PayLinks_location$key } from '../../__generated__/PayLinks_location.graphql.ts';
import { complianceHref } from '../../day/timesheets/complianceSearch.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

interface Props {
  location: PayLinks_location$key;
  locationId: number;
}

/** What else managers look at before paying: disputes with the number of open ones, invoices, breaks and extra payments. */
export function PayLinks({ location, locationId }: Props) {
  const { billing, openDisputes } = useFragment(
    graphql`
      fragment PayLinks_location on Location @throwOnFieldError {
        billing @catch(to: NULL) {
          viewerCanManage
        }
        openDisputes: disputes(first: 1, isResolved: false) @catch(to: NULL) {
          totalCount
        }
      }
    `,
    location,
  );
  const open = openDisputes?.totalCount ?? 0;
  return (
    <>
      <LinkButton variant="outlined" href={`/locations/${locationId}/disputes`}>
        {open === 0 ? 'Disputes' : `Disputes (${open})`}
      </LinkButton>
      {billing?.viewerCanManage === true ? (
        <LinkButton variant="outlined" href={`/locations/${locationId}/invoices`}>
          Invoices
        </LinkButton>
      ) : null}
      <LinkButton variant="outlined" href={complianceHref(locationId)}>
        Breaks
      </LinkButton>
      <LinkButton variant="outlined" href={`/locations/${locationId}/pay/extra`}>
        Extra payments
      </LinkButton>
    </>
  );
}
