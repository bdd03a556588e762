import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrganizationShell_organization$key } from '../../__generated__/OrganizationShell_organization.graphql.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SettingsShell } from '../../ui/layout/SettingsShell.tsx';

interface Props {
  organization: OrganizationShell_organization$key;
  /** The last part of the page's path. */
  currentId: string;
  children: ReactNode;
}

const sections = [
  { id: 'info', label: 'Info' },
  { id: 'billing', label: 'Billing' },
  { id: 'invoices', label: 'Invoices' },
  { id: 'disputes', label: 'Disputes' },
  { id: 'teams', label: 'Teams' },
  { id: 'api-tokens', label: 'API tokens' },
  { id: 'dashboards', label: 'Reports' },
] as const;

/** The pages of an organization: its name, and the list of its pages. */
export function OrganizationShell({ organization, currentId, children }: Props) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment OrganizationShell_organization on Organization @throwOnFieldError {
        databaseId
        name
      }
    `,
    organization,
  );
  return (
    <SettingsShell
      header={
        <PageHeader
          title={name}
          subtitle="Organization"
          breadcrumbs={[{ label: 'Locations', href: '/locations' }, { label: 'Organization' }]}
        />
      }
      label="Organization"
      sections={sections.map((section) => ({
        ...section,
        href: `/organizations/${databaseId}/${section.id}`,
      }))}
      currentId={currentId}
    >
      {children}
    </SettingsShell>
  );
}
