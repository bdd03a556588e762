import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../../ui/illustrations/NoApplicants.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { isProSearchFiltered, type ProSearchChoice, withoutProFilters } from './proSearch.ts';

interface Props {
  choice: ProSearchChoice;
  onChosen: (choice: ProSearchChoice) => void;
}

/** No pro is found, or there is none. */
export function ProsEmpty({ choice, onChosen }: Props) {
  const isFiltered = isProSearchFiltered(choice);
  const everywhere = choice.isInMarket ? (
    <Button variant="outlined" onPress={() => onChosen({ ...choice, isInMarket: false })}>
      Search everywhere
    </Button>
  ) : null;
  if (!isFiltered) {
    return (
      <EmptyState
        illustration={<NoApplicants />}
        title={choice.isInMarket ? 'No pros near this location yet' : 'No pros yet'}
        action={everywhere}
      >
        Pros appear here as soon as they join the marketplace.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<NoResults />}
      title="No pros match these filters"
      action={
        <>
          {everywhere}
          <Button variant="outlined" onPress={() => onChosen(withoutProFilters(choice))}>
            Clear all filters
          </Button>
        </>
      }
    >
      {choice.isInMarket
        ? 'Search outside this area, or remove a filter.'
        : 'Remove a filter, or look for a lower rating.'}
    </EmptyState>
  );
}
