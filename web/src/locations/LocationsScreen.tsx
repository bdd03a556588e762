import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationsScreenQuery } from '../__generated__/LocationsScreenQuery.graphql.ts';
import { useHeldQuery, type ScreenQuery } from '../relay/screenQuery.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { LocationList } from './LocationList.tsx';
import styles from './LocationsScreen.module.css';

interface Props {
  list: ScreenQuery<LocationsScreenQuery>;
  search: string;
  onSearched: (search: string) => void;
}

/** All locations that one manages, by organization. */
export function LocationsScreen({ list, search, onSearched }: Props) {
  const data = usePreloadedQuery<LocationsScreenQuery>(
    graphql`
      query LocationsScreenQuery @preloadable @throwOnFieldError {
        ...LocationList_query
      }
    `,
    useHeldQuery(list),
  );
  return (
    <>
      <title>Locations · Brigade</title>
      <PageHeader title="Locations" subtitle="Every place you can work at, by organization." />
      <div className={styles.search}>
        <SearchField
          label="Search locations"
          placeholder="Name, city, organization"
          value={search}
          onChange={onSearched}
          delay={150}
        />
      </div>
      <LocationList query={data} list={list} search={search} />
    </>
  );
}
