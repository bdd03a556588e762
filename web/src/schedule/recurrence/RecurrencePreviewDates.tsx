import { useEffect, useMemo } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { RecurrencePreviewDatesQuery } from '../../__generated__/RecurrencePreviewDatesQuery.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { DatesList } from './DatesList.tsx';
import type { SeriesDate } from './seriesDate.ts';

interface Props {
  queryRef: PreloadedQuery<RecurrencePreviewDatesQuery>;
  zone: string;
  /** Whether the dates of a newer rule are loading. */
  isStale: boolean;
  excludedDates: readonly string[];
  onExcludedDatesChange: (dates: string[]) => void;
  onDates: ((dates: readonly SeriesDate[]) => void) | undefined;
  errorMessage: string | undefined;
}

/** The dates of a rule, or the reason it is invalid. Loaded for shifts that repeat. */
export default function RecurrencePreviewDates({ queryRef, onDates, ...list }: Props) {
  const { location } = usePreloadedQuery<RecurrencePreviewDatesQuery>(
    graphql`
      query RecurrencePreviewDatesQuery(
        $locationId: DatabaseId!
        $date: Date!
        $startTime: LocalTime!
        $endTime: LocalTime!
        $recurrence: RecurrenceInput!
        $timeZone: String
      ) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) {
          recurrenceDates(
            date: $date
            startTime: $startTime
            endTime: $endTime
            recurrence: $recurrence
            timeZone: $timeZone
          ) {
            dates {
              date
              start
              end
              isStartMoved
              isRepeatedHour
            }
            problem
          }
        }
      }
    `,
    queryRef,
  );
  const preview = location?.recurrenceDates;
  const dates = useMemo(
    () =>
      (preview?.dates ?? []).map(({ date, start, end, isStartMoved, isRepeatedHour }) => ({
        date,
        start,
        end,
        isStartMoved,
        isRepeatedHour,
      })),
    [preview],
  );
  useEffect(() => onDates?.(dates), [dates, onDates]);

  if (preview?.problem) {
    return (
      <InlineAlert tone="warning" isLive>
        {preview.problem}
      </InlineAlert>
    );
  }
  return <DatesList dates={dates} {...list} />;
}
