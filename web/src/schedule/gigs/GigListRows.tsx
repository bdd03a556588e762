import { memo, type ReactNode } from 'react';
import { GigDays } from './GigDays.tsx';
import { GigRows } from './GigRows.tsx';
import type { Day } from './groupByDay.ts';

interface Props<Gig> {
  gigs: readonly Gig[];
  /** The same by day; null where they are in another order. */
  days: readonly Day<Gig>[] | null;
  /** Draws one, as an item of a list. Keep it the same between renders. */
  children: (gig: Gig) => ReactNode;
}

/** Beyond so many rows those far from the screen are put away. In shorter lists the browser finds every word. */
const longList = 200;

/** The rows of the list, drawn anew only when something about them has changed. */
export const GigListRows = memo(function GigListRows<Gig extends { readonly timeZone: string }>({
  gigs,
  days,
  children,
}: Props<Gig>) {
  const isLong = gigs.length > longList;
  return days ? (
    <GigDays days={days} isLong={isLong}>
      {children}
    </GigDays>
  ) : (
    <GigRows gigs={gigs} isLong={isLong}>
      {children}
    </GigRows>
  );
  // `memo` forgets that it is generic.
}) as <Gig extends { readonly timeZone: string }>(props: Props<Gig>) => ReactNode;
