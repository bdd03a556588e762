import { isFiltered, withoutFilters, type GigListChoice } from '../gigs/gigListSearch.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import type { CalendarSpan } from './calendarSearch.ts';

const spanNames: Record<CalendarSpan, string> = {
  month: 'this month',
  week: 'this week',
  day: 'on this day',
};

interface Props {
  span: CalendarSpan;
  choice: GigListChoice;
  onChosen: (choice: GigListChoice) => void;
}

/** The message for a period without gigs. The days stay visible. */
export function CalendarEmpty({ span, choice, onChosen }: Props) {
  if (!isFiltered(choice)) return <InlineAlert>{`No shifts ${spanNames[span]}.`}</InlineAlert>;
  return (
    <InlineAlert
      action={
        <Button variant="outlined" size="small" onPress={() => onChosen(withoutFilters(choice))}>
          Clear filters
        </Button>
      }
    >
      {`No shifts ${spanNames[span]} match these filters.`}
    </InlineAlert>
  );
}
