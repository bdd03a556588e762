import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { AddLocationScreenQuery } from '../../../__generated__/AddLocationScreenQuery.graphql.ts';
import { useHeldQuery, type ScreenQuery } from '../../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../../ui/illustrations/NoPermission.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { AddLocationForm } from './AddLocationForm.tsx';

interface Props {
  query: ScreenQuery<AddLocationScreenQuery>;
  /** The path that the user came from. */
  cancelHref: string;
  onAdded: (locationId: number) => Promise<void>;
}

/** A new location, for who may add one; the others read who can let them. */
export function AddLocationScreen({ query, cancelHref, onAdded }: Props) {
  const { viewer } = usePreloadedQuery<AddLocationScreenQuery>(
    graphql`
      query AddLocationScreenQuery @preloadable @throwOnFieldError {
        viewer {
          viewerCanAddLocations
          viewerCannotAddLocationsReason
          managerProfile @catch(to: NULL) {
            businessName
          }
          organizations(first: 100) {
            edges {
              node {
                id
                name
                viewerCanAddLocations
              }
            }
          }
        }
      }
    `,
    useHeldQuery(query),
  );
  if (viewer?.viewerCanAddLocations !== true) {
    return (
      <EmptyState
        headingLevel={1}
        illustration={<NoPermission />}
        title="You cannot add locations"
        action={<LinkButton href="/locations">Back to locations</LinkButton>}
      >
        <title>Add location · Brigade</title>
        {viewer?.viewerCannotAddLocationsReason}
      </EmptyState>
    );
  }
  const organizations = (viewer.organizations?.edges ?? []).flatMap(({ node }) =>
    node.viewerCanAddLocations === true ? [{ id: node.id, name: node.name }] : [],
  );

  return (
    <>
      <title>Add location · Brigade</title>
      <PageHeader
        breadcrumbs={[{ label: 'Locations', href: '/locations' }, { label: 'Add' }]}
        title="Add location"
        subtitle="Each place you staff gets its own page. We review it before pros see its shifts."
      />
      <AddLocationForm
        organizations={organizations}
        businessName={viewer.managerProfile?.businessName ?? ''}
        cancelHref={cancelHref}
        onAdded={onAdded}
      />
    </>
  );
}
