import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { isFiltered, withoutFilters, type GigListChoice } from './gigListSearch.ts';

interface Props {
  choice: GigListChoice;
  onChosen: (choice: GigListChoice) => void;
}

/** A list without gigs: because none match, or because there are none. */
export function GigListEmpty({ choice, onChosen }: Props) {
  if (isFiltered(choice)) {
    return (
      <EmptyState
        illustration={<NoResults />}
        title="No gig matches these filters"
        action={
          <Button variant="outlined" onPress={() => onChosen(withoutFilters(choice))}>
            Clear filters
          </Button>
        }
      >
        {choice.period === 'all'
          ? 'Take some filters away to see more.'
          : 'Take some filters away, or look at another part of the calendar.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<NoGigs />}
      title={choice.period === 'past' ? 'No past gigs' : 'No gigs yet'}
      action={
        choice.period === 'upcoming' ? (
          <Button variant="outlined" onPress={() => onChosen({ ...choice, period: 'all' })}>
            Show all gigs
          </Button>
        ) : undefined
      }
    >
      {choice.period === 'upcoming'
        ? 'Nothing is planned from today on.'
        : 'Gigs of this location will stand here.'}
    </EmptyState>
  );
}
