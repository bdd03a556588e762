import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationInfoScreenQuery } from '../../../__generated__/LocationInfoScreenQuery.graphql.ts';
import { valueOrNull } from '../../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../../platform/relay/screenQuery.ts';
import { ApprovalPanel } from '../approval/ApprovalPanel.tsx';
import styles from './LocationInfoScreen.module.css';
import { LocationSections } from './LocationSections.tsx';

interface Props {
  query: ScreenQuery<LocationInfoScreenQuery>;
  /** Called after the approval has changed. */
  onDecided: () => void;
}

/** A location's approval, details and settings. */
export function LocationInfoScreen({ query, onDecided }: Props) {
  const data = usePreloadedQuery<LocationInfoScreenQuery>(
    graphql`
      query LocationInfoScreenQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        sandbox {
          __typename
        }
        location(databaseId: $locationId) @catch {
          id
          name
          ...ApprovalPanel_location
          ...LocationSections_location
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  // The location frame shows that it was not found.
  if (!location) return null;
  return (
    <div className={styles.page}>
      <title>{`${location.name} · Brigade`}</title>
      <ApprovalPanel location={location} hasSandbox={data.sandbox !== null} onDecided={onDecided} />
      <LocationSections key={location.id} location={location} />
    </div>
  );
}
