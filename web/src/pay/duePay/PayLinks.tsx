import { graphql, useFragment } from 'react-relay/hooks';
import type { PayLinks_location$key } from '../../__generated__/PayLinks_location.graphql.ts';
import { complianceHref } from '../../day/timesheets/complianceSearch.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';

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
  const links = [
    {
      id: 'disputes',
      label: open === 0 ? 'Disputes' : `Disputes (${open})`,
      href: `/locations/${locationId}/disputes`,
    },
    ...(billing?.viewerCanManage === true
      ? [{ id: 'invoices', label: 'Invoices', href: `/locations/${locationId}/invoices` }]
      : []),
    { id: 'breaks', label: 'Breaks', href: complianceHref(locationId) },
    { id: 'extra', label: 'Extra payments', href: `/locations/${locationId}/pay/extra` },
  ];
  useScreenCommands(links);
  return (
    <>
      {links.map(({ id, label, href }) => (
        <LinkButton key={id} variant="outlined" href={href}>
          {label}
        </LinkButton>
      ))}
    </>
  );
}
