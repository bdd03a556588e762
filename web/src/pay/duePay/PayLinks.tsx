import Ellipsis from 'lucide-react/icons/ellipsis';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PayLinks_location$key } from '../../__generated__/PayLinks_location.graphql.ts';
import { complianceHref } from '../../day/timesheets/complianceSearch.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Menu } from '../../ui/actions/Menu.tsx';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';

interface Props {
  location: PayLinks_location$key;
  locationId: number;
}

/**
 * What else managers look at before paying: disputes with the number of open ones, and in a menu invoices, extra payments
 * and break compliance. The buttons that pay, which are in the cards, are the main ones of the screen.
 */
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
  const disputes = {
    id: 'disputes',
    label: open === 0 ? 'Disputes' : `Disputes (${open})`,
    href: `/locations/${locationId}/disputes`,
  };
  const more = [
    ...(billing?.viewerCanManage === true
      ? [{ id: 'invoices', label: 'Invoices', href: `/locations/${locationId}/invoices` }]
      : []),
    { id: 'extra', label: 'Extra payments', href: `/locations/${locationId}/pay/extra` },
    { id: 'breaks', label: 'Break compliance', href: complianceHref(locationId) },
  ];
  useScreenCommands([disputes, ...more]);
  return (
    <>
      <LinkButton variant="outlined" href={disputes.href}>
        {disputes.label}
      </LinkButton>
      <Menu label="More" iconOnly icon={<Ellipsis aria-hidden="true" />} items={more} />
    </>
  );
}
