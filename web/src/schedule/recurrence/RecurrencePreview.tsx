import type { Recurrence } from '@brigade/domain/schedule/recurrence/recurrence.ts';
import { lazy, Suspense } from 'react';
import recurrencePreviewDatesQuery from '../../__generated__/RecurrencePreviewDatesQuery$parameters.ts';
import { useDebouncedLoader } from '../../platform/relay/useDebouncedLoader.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import type { SeriesDate } from './seriesDate.ts';

const RecurrencePreviewDates = lazy(() => import('./RecurrencePreviewDates.tsx'));

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
  const { recurrence, zone, ...times } = shift;
  const variables = { ...times, recurrence, timeZone: zone };
  const { queryRef, isStale } = useDebouncedLoader(recurrencePreviewDatesQuery, variables);

  return (
    <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError error={error} />}>
      <Suspense fallback={<SkeletonRows label="Loading dates" rows={2} />}>
        {queryRef ? (
          <RecurrencePreviewDates
            queryRef={queryRef}
            zone={zone}
            isStale={isStale}
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
