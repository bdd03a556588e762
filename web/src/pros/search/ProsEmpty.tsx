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
  if (!isProSearchFiltered(choice)) {
    return (
      <EmptyState illustration={<NoApplicants />} title="No pros yet">
        Pros appear here as soon as they join the marketplace.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<NoResults />}
      title="No pros match these filters"
      action={
        <Button variant="outlined" onPress={() => onChosen(withoutProFilters(choice))}>
          Clear all filters
        </Button>
      }
    >
      Take one of them away, or look for a lower rating.
    </EmptyState>
  );
}
