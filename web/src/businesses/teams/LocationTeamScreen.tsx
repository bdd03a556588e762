import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationTeamScreenQuery } from '../../__generated__/LocationTeamScreenQuery.graphql.ts';
import { LocationInvitations } from '../invitations/LocationInvitations.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { LocationTeam } from './LocationTeam.tsx';
import styles from './TeamScreen.module.css';

interface Props {
  query: ScreenQuery<LocationTeamScreenQuery>;
  /** Whether the form of an invitation is open. */
  isInviting: boolean;
  onInviting: (isInviting: boolean) => void;
  /** Called after the viewer has left the team. */
  onLeft: () => void;
}

/** The team page of a location: its team and invitations. */
export function LocationTeamScreen({ query, isInviting, onInviting, onLeft }: Props) {
  const data = usePreloadedQuery<LocationTeamScreenQuery>(
    graphql`
      query LocationTeamScreenQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          ...LocationTeam_location
          ...LocationTeam_permission
          ...LocationInvitations_location
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  // The location frame shows that it was not found.
  if (!location) return null;
  return (
    <div className={styles.sections}>
      <title>{`Team · ${location.name} · Brigade`}</title>
      <LocationTeam location={location} permission={location} onLeft={onLeft} />
      <LocationInvitations location={location} isInviting={isInviting} onInviting={onInviting} />
    </div>
  );
}
