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

/** How long to wait for the next key before the server is asked, in milliseconds. */
const pauseMs = 300;

export interface RecurrencePreviewProps {
  locationId: number;
  /** YYYY-MM-DD and HH:mm, on the clock of the place. */
  date: string;
  startTime: string;
  endTime: string;
  /** A rule with which nothing is wrong as far as can be told here. */
  recurrence: Recurrence;
  /** IANA name of the zone of the place. */
  zone: string;
  /** The dates that were dropped, in ISO 8601. */
  excludedDates: readonly string[];
  onExcludedDatesChange: (dates: string[]) => void;
  /** Told of all dates of the rule, the dropped ones too, as they become known. Keep it the same between renders. */
  onDates?: (dates: readonly SeriesDate[]) => void;
  /** What is wrong with the dates that were dropped. */
  errorMessage?: string | undefined;
}

/** The dates of a series before it is posted; any of them can be dropped. Follows the form as it is filled. */
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
    const asked = JSON.parse(variables) as RecurrencePreviewDatesQuery['variables'];
    const timer = setTimeout(() => startTransition(() => load(asked)), pauseMs);
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
