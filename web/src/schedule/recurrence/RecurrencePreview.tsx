import type { Recurrence } from '@brigade/domain/schedule/recurrence/recurrence.ts';
import { Suspense, useEffect, useTransition } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { RecurrencePreviewDatesQuery } from '../../__generated__/RecurrencePreviewDatesQuery.graphql.ts';
import recurrencePreviewDatesQuery from '../../__generated__/RecurrencePreviewDatesQuery$parameters.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { RecurrencePreviewDates } from './RecurrencePreviewDates.tsx';
import type { SeriesDate } from './seriesDate.ts';

/** The debounce delay before a request, in milliseconds. */
const debounceMs = 300;

interface RecurrencePreviewProps {
  locationId: number;
  /** The local date (YYYY-MM-DD) and times (HH:mm). */
  date: string;
  startTime: string;
  endTime: string;
  /** A rule that is valid as far as the client can check. */
  recurrence: Recurrence;
  /** The IANA name of the location's time zone. */
  zone: string;
  /** The excluded dates, YYYY-MM-DD. */
  excludedDates: readonly string[];
  onExcludedDatesChange: (dates: string[]) => void;
  /** Called with all dates of the rule, including excluded ones, when they load. Must be stable between renders. */
  onDates?: (dates: readonly SeriesDate[]) => void;
  /** The error message of the excluded dates. */
  errorMessage?: string | undefined;
}

/** A live preview of the dates of a series, from which the user can exclude dates. */
export function RecurrencePreview({
  excludedDates,
  onExcludedDatesChange,
  onDates,
  errorMessage,
  ...shift
}: RecurrencePreviewProps) {
  const [queryRef, load, dispose] = useQueryLoader<RecurrencePreviewDatesQuery>(recurrencePreviewDatesQuery);
  const [isPending, startTransition] = useTransition();
  const { recurrence, zone, ...times } = shift;
  const variables = JSON.stringify({ ...times, recurrence, timeZone: zone });

  useEffect(() => {
    const requested = JSON.parse(variables) as RecurrencePreviewDatesQuery['variables'];
    const timer = setTimeout(() => startTransition(() => load(requested)), debounceMs);
    return () => clearTimeout(timer);
  }, [variables, load]);
  useEffect(() => dispose, [dispose]);

  return (
    <ErrorBoundary
      resetKey={queryRef}
      renderError={(error) => <InlineAlert tone="danger">{faultMessage(error)}</InlineAlert>}
    >
      <Suspense fallback={<SkeletonRows label="Loading dates" rows={2} />}>
        {queryRef ? (
          <RecurrencePreviewDates
            queryRef={queryRef}
            zone={zone}
            isStale={isPending}
            excludedDates={excludedDates}
            onExcludedDatesChange={onExcludedDatesChange}
            onDates={onDates}
            errorMessage={errorMessage}
          />
        ) : (
          <SkeletonRows label="Loading dates" rows={2} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
