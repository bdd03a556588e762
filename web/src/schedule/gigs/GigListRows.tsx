import { memo, type ReactNode } from 'react';
import { GigDays } from './GigDays.tsx';
import { GigRows } from './GigRows.tsx';
import type { Day } from './groupByDay.ts';

interface Props<Gig> {
  gigs: readonly Gig[];
  /** The gigs grouped by day. Null if they are not sorted by start time. */
  days: readonly Day<Gig>[] | null;
  /** What is planned on a day. Must be stable between renders. */
  summaryOf: (gigs: readonly Gig[]) => string;
  /** Whether another page follows. */
  hasNext: boolean;
  /** Renders a gig as a list item, below a heading that names this IANA zone, if any. Must be stable between renders. */
  children: (gig: Gig, headingZone?: string) => ReactNode;
}

/** Lists above this length unmount rows far from the viewport. Shorter lists stay searchable in the browser. */
const longList = 200;

/** The memoized rows of the list. */
export const GigListRows = memo(function GigListRows<
  Gig extends { readonly startTime: string; readonly timeZone?: string | null | undefined },
>({ gigs, days, summaryOf, hasNext, children }: Props<Gig>) {
  const isLong = gigs.length > longList;
  return days ? (
    <GigDays days={days} isLong={isLong} summaryOf={summaryOf} isLastDayPartial={hasNext}>
      {children}
    </GigDays>
  ) : (
    <GigRows gigs={gigs} isLong={isLong}>
      {(gig) => children(gig)}
    </GigRows>
  );
  // `memo` loses the type parameter.
}) as <Gig extends { readonly startTime: string; readonly timeZone?: string | null | undefined }>(
  props: Props<Gig>,
) => ReactNode;
