import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { isFiltered, withoutFilters, type GigListChoice } from './gigListSearch.ts';

interface Props {
  choice: GigListChoice;
  /** Where the viewer posts a shift; null without the permission. */
  postHref: string | null;
  onChosen: (choice: GigListChoice) => void;
}

/** The empty state of the list, with or without filters. */
export function GigListEmpty({ choice, postHref, onChosen }: Props) {
  if (isFiltered(choice)) {
    return (
      <EmptyState
        illustration={<NoResults />}
        title="No shifts match these filters"
        action={
          <Button variant="outlined" onPress={() => onChosen(withoutFilters(choice))}>
            Clear filters
          </Button>
        }
      >
        {choice.period === 'all'
          ? 'Remove some filters to see more.'
          : 'Remove some filters or choose another period.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<NoGigs />}
      title={choice.period === 'past' ? 'No past shifts' : 'No shifts yet'}
      action={
        choice.period === 'upcoming' ? (
          <>
            {postHref === null ? null : <LinkButton href={postHref}>Post a shift</LinkButton>}
            <Button variant="outlined" onPress={() => onChosen({ ...choice, period: 'all' })}>
              Show all shifts
            </Button>
          </>
        ) : undefined
      }
    >
      {choice.period === 'upcoming'
        ? 'This location has no upcoming shifts.'
        : 'Shifts at this location will appear here.'}
    </EmptyState>
  );
}
