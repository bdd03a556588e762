import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProFilters_query$key } from '../../__generated__/ProFilters_query.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { changeProFilter } from './changeProFilter.ts';
import { areaFilter, availabilityFilters, mainFilters } from './proFilterChips.ts';
import { askHref } from './proHrefs.ts';
import { isProSearchFiltered, type ProSearchChoice, withoutProFilters } from './proSearch.ts';
import { searchHref } from './searchHref.ts';
import styles from './ProFilters.module.css';

const AskPastWork = lazy(() => import('./AskPastWork.tsx'));

interface Props {
  query: ProFilters_query$key;
  /** The metropolitan area of the location, if it has one. */
  marketName: string | null | undefined;
  locationId: number;
  choice: ProSearchChoice;
  onChosen: (choice: ProSearchChoice) => void;
}

/** Which pros the list shows. The rarer filters wait behind a button. */
export function ProFilters({ query, marketName, locationId, choice, onChosen }: Props) {
  const { skills, certifications } = useFragment(
    graphql`
      fragment ProFilters_query on Query {
        skills {
          databaseId
          name
        }
        certifications {
          databaseId
          name
        }
      }
    `,
    query,
  );
  const named = (certifications ?? []).map(({ databaseId, name }) => ({ databaseId, name }));
  const rarer = availabilityFilters(choice, named);
  const [isOpen, setIsOpen] = useState(() => rarer.some(({ selected }) => selected.length > 0));
  const otherView = choice.view === 'list' ? 'cards' : 'list';
  useScreenCommands([
    {
      id: 'filters',
      label: isOpen ? 'Show fewer filters' : 'Show more filters',
      onAction: () => setIsOpen(!isOpen),
    },
    {
      id: 'view',
      label: `Show pros as ${otherView === 'list' ? 'a list' : 'cards'}`,
      href: searchHref(locationId, { ...choice, view: otherView }),
    },
    ...(isProSearchFiltered(choice)
      ? [{ id: 'clear', label: 'Clear all filters', onAction: () => onChosen(withoutProFilters(choice)) }]
      : []),
  ]);

  return (
    <div className={styles.filters} data-tour="pros">
      <FilterBar
        search={
          <SearchField
            label="Find pros by name"
            placeholder="Find pros by name"
            value={choice.name}
            onChange={(name) => onChosen({ ...choice, name })}
            delay={300}
          />
        }
        filters={[
          areaFilter(choice, marketName),
          ...mainFilters(choice, skills ?? []),
          ...(isOpen ? rarer : []),
        ]}
        onChanged={(filterId, selected) => onChosen(changeProFilter(choice, filterId, selected))}
        more={
          <Button variant="text" size="small" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Fewer filters' : 'More filters'}
          </Button>
        }
        onCleared={() => onChosen({ ...withoutProFilters(choice), name: choice.name })}
      />
      {choice.name === '' ? null : (
        <Suspense>
          <AskPastWork
            words={choice.name}
            positions={(skills ?? []).map(({ databaseId, name }) => ({ id: databaseId, name }))}
            href={askHref(locationId, choice.name)}
          />
        </Suspense>
      )}
    </div>
  );
}
