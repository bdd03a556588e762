import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../../ui/illustrations/NoApplicants.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';

interface Props {
  /** The name that was searched for; empty if no one is confirmed at all. */
  name: string;
  onCleared: () => void;
}

/** A roster without anyone to show. */
export function RosterEmpty({ name, onCleared }: Props) {
  return name === '' ? (
    <EmptyState illustration={<NoApplicants />} title="No confirmed pros yet">
      Confirmed pros appear here, and check in on the day.
    </EmptyState>
  ) : (
    <EmptyState
      illustration={<NoResults />}
      title="No one on this roster has that name"
      action={<Button onPress={onCleared}>Show everyone</Button>}
    >
      Check the spelling, or search by the first name only.
    </EmptyState>
  );
}
