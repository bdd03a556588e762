import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { GroupsScreenQuery } from '../../__generated__/GroupsScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { GroupList } from './GroupList.tsx';
import styles from '../network/network.module.css';

const CreateGroupDialog = lazy(() => import('./CreateGroupDialog.tsx'));

interface Props {
  list: ScreenQuery<GroupsScreenQuery>;
  locationId: number;
  search: string;
  onSearched: (search: string) => void;
}

/** The groups of a location's network. */
export function GroupsScreen({ list, locationId, search, onSearched }: Props) {
  // While a changed search loads, the current rows stay.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<GroupsScreenQuery>(
    graphql`
      query GroupsScreenQuery($locationId: DatabaseId!, $search: String!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          id
          name
          viewerCanManageApplicants @catch(to: NULL)
          ...GroupList_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const [isCreating, setIsCreating] = useState(false);
  const location = valueOrNull(data.location);
  useScreenCommands(
    location?.viewerCanManageApplicants
      ? [{ id: 'new-group', label: 'New group', onAction: () => setIsCreating(true) }]
      : [],
  );
  if (!location) return <LocationUnavailable />;
  const newGroup = location.viewerCanManageApplicants ? (
    <Button icon={<Plus aria-hidden="true" />} onPress={() => setIsCreating(true)}>
      New group
    </Button>
  ) : null;

  return (
    <>
      <title>{`Groups · ${location.name} · Brigade`}</title>
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchField
            label="Find groups by name"
            placeholder="Find groups by name"
            delay={250}
            value={search}
            onChange={onSearched}
          />
        </div>
        <div className={styles.actions}>{newGroup}</div>
      </div>
      <GroupList location={location} locationId={locationId} search={search} isBusy={shown !== list} />
      <Suspense>
        {isCreating ? (
          <CreateGroupDialog
            locationId={location.id}
            locationDatabaseId={locationId}
            onClosed={() => setIsCreating(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
