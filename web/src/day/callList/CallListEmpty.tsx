import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../../ui/illustrations/NoApplicants.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';

interface Props {
  /** Whether people are expected, but the search finds none of them. */
  isSearching: boolean;
  onCleared: () => void;
}

/** A call list without anyone to show. */
export function CallListEmpty({ isSearching, onCleared }: Props) {
  return isSearching ? (
    <EmptyState
      illustration={<NoResults />}
      title="No one matches your search"
      action={<Button onPress={onCleared}>Show everyone</Button>}
    >
      Check the spelling, or search by position.
    </EmptyState>
  ) : (
    <EmptyState illustration={<NoApplicants />} title="No one is expected on this day">
      Confirmed pros appear here with their phone numbers.
    </EmptyState>
  );
}
