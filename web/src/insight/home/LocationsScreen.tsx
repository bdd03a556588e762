import Plus from 'lucide-react/icons/plus';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationsScreenQuery } from '../../__generated__/LocationsScreenQuery.graphql.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { LocationList } from './LocationList.tsx';
import styles from './LocationsScreen.module.css';
import { LocationsTotals } from './LocationsTotals.tsx';

interface Props {
  list: ScreenQuery<LocationsScreenQuery>;
  search: string;
  /** The action that needs a location, null when the list was opened for itself. */
  resumeWith: string | null;
  onSearched: (search: string) => void;
}

/** All locations that one manages, by organization. */
export function LocationsScreen({ list, search, resumeWith, onSearched }: Props) {
  const data = usePreloadedQuery<LocationsScreenQuery>(
    graphql`
      query LocationsScreenQuery @preloadable @throwOnFieldError {
        viewer {
          viewerCanAddLocations @catch(to: NULL)
          homeTotals @catch(to: NULL) {
            ...LocationsTotals_totals
          }
        }
        ...LocationList_query
      }
    `,
    useHeldQuery(list),
  );
  const totals = data.viewer?.homeTotals;
  const mayAdd = data.viewer?.viewerCanAddLocations === true;
  return (
    <>
      <title>Locations · Brigade</title>
      <LocationList query={data} list={list} search={search} resumeWith={resumeWith} mayAdd={mayAdd}>
        {(isEmpty) => (
          <>
            <PageHeader
              title="Locations"
              subtitle="What is going on at each location, the most urgent first."
              actions={
                mayAdd && !isEmpty ? (
                  <LinkButton href="/locations/add" icon={<Plus aria-hidden="true" />}>
                    Add location
                  </LinkButton>
                ) : null
              }
            />
            {resumeWith === null || isEmpty ? null : (
              <div className={styles.resume}>
                <InlineAlert>Choose a location to continue.</InlineAlert>
              </div>
            )}
            {isEmpty || !totals ? null : <LocationsTotals totals={totals} />}
            {isEmpty ? null : (
              <div className={styles.search}>
                <SearchField
                  label="Search locations"
                  placeholder="Name, city, organization"
                  value={search}
                  onChange={onSearched}
                  delay={150}
                />
              </div>
            )}
          </>
        )}
      </LocationList>
    </>
  );
}
