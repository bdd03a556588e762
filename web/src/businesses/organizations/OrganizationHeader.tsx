import { graphql, useFragment } from 'react-relay/hooks';
import type { OrganizationHeader_organization$key } from '../../__generated__/OrganizationHeader_organization.graphql.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';

interface Props {
  organization: OrganizationHeader_organization$key;
  /** The last part of the page's path. */
  currentTab: string;
}

const tabs = [
  { id: 'info', label: 'Info' },
  { id: 'billing', label: 'Billing' },
  { id: 'invoices', label: 'Invoices' },
  { id: 'teams', label: 'Teams' },
  { id: 'dashboards', label: 'Reports' },
] as const;

/** Names an organization above its pages, and leads to each of them. */
export function OrganizationHeader({ organization, currentTab }: Props) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment OrganizationHeader_organization on Organization @throwOnFieldError {
        databaseId
        name
      }
    `,
    organization,
  );
  return (
    <PageHeader
      title={name}
      subtitle="Organization"
      breadcrumbs={[{ label: 'Locations', href: '/locations' }, { label: 'Organization' }]}
    >
      <TabLinks
        label="Organization"
        tabs={tabs.map((tab) => ({ ...tab, href: `/organizations/${databaseId}/${tab.id}` }))}
        currentId={currentTab}
      />
    </PageHeader>
  );
}
