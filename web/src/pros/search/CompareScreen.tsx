import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { CompareScreenQuery } from '../../__generated__/CompareScreenQuery.graphql.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ProCompare } from './ProCompare.tsx';
import { compareHref, offerHref } from './proHrefs.ts';

interface Props {
  query: ScreenQuery<CompareScreenQuery>;
  locationId: number;
  /** UUIDs, in the order of the columns. */
  uuids: readonly string[];
}

/** Up to four pros side by side. */
export function CompareScreen({ query, locationId, uuids }: Props) {
  const data = usePreloadedQuery<CompareScreenQuery>(
    graphql`
      query CompareScreenQuery($uuids: [ID!]!, $locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch(to: NULL) {
          timeZone
          viewerCanPostGigs @catch(to: NULL)
        }
        pros(uuids: $uuids) @catch(to: NULL) {
          uuid
          ...ProCompare_pros
        }
      }
    `,
    useHeldQuery(query),
  );
  const pros = (data.pros ?? []).filter((pro) => pro !== null && pro !== undefined);
  const canOffer = data.location?.viewerCanPostGigs !== false;
  const found = pros.map(({ uuid }) => uuid);

  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Pros', href: `/locations/${locationId}/connect` }, { label: 'Compare' }]}
        title="Compare pros"
        actions={
          found.length === 0 || !canOffer ? null : (
            <LinkButton variant="contained" href={offerHref(locationId, found)}>
              Offer a shift to all
            </LinkButton>
          )
        }
      >
        <title>Compare pros · Brigade</title>
      </PageHeader>
      {found.length > 0 && found.length < uuids.length ? (
        <InlineAlert tone="warning">Some pros in this link weren’t found.</InlineAlert>
      ) : null}
      {found.length === 0 ? (
        <EmptyState
          illustration={<NoResults />}
          title="No pros to compare"
          action={<LinkButton href={`/locations/${locationId}/connect`}>Find pros</LinkButton>}
        >
          Select two to four pros in the list, then choose “Compare”.
        </EmptyState>
      ) : (
        <ProCompare
          pros={pros}
          locationId={locationId}
          zone={data.location?.timeZone ?? null}
          canOffer={canOffer}
          hrefWithout={(uuid) =>
            compareHref(
              locationId,
              found.filter((other) => other !== uuid),
            )
          }
        />
      )}
    </>
  );
}
