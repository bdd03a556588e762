import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { RefObject } from 'react';
import { narrowScreen, useMediaQuery } from '../../ui/theme/useMediaQuery.ts';
import { Agenda } from './agenda/Agenda.tsx';
import type { CalendarEntry } from './entries/calendarEntries.ts';
import type { CalendarSpan } from './calendarSearch.ts';
import type { NewShiftHref } from './creating/newShift.ts';
import type { ClockText } from './dates/clockText.ts';
import type { EntryBoxProps } from './entries/EntryBox.tsx';
import type { DaySelection } from './grouping/useEventSelection.ts';
import { MonthGrid } from './month/MonthGrid.tsx';
import { TimeGrid } from './timeGrid/TimeGrid.tsx';
import type { GigDrag } from './moving/useGigDrag.ts';

/** The props of all calendar layouts. */
export interface GridProps {
  days: readonly Temporal.PlainDate[];
  zone: string;
  today: Temporal.PlainDate;
  entries: readonly CalendarEntry[];
  clock: ClockText;
  locationId: number;
  drag: GigDrag;
  hrefOfDay: (day: Temporal.PlainDate) => string;
  /** The form for a new shift. Null if none can be posted here. */
  newShiftHref: NewShiftHref | null;
  selectionOf: (entry: CalendarEntry) => EntryBoxProps['selection'];
  /** Selects or deselects an entry. Null while entries open when pressed. */
  onToggled: ((entry: CalendarEntry) => void) | null;
  /** The selection of a day's gigs; null while entries open when pressed. */
  selectionOfDay: (day: Temporal.PlainDate) => DaySelection | null;
  /** The element that contains the entries. */
  boardRef: RefObject<HTMLElement | null>;
}

/** Renders the layout for the span and the screen width. */
export function CalendarGrid({ span, ...grid }: GridProps & { span: CalendarSpan }) {
  const isNarrow = useMediaQuery(narrowScreen);
  if (span === 'day' || (span === 'week' && !isNarrow)) return <TimeGrid {...grid} />;
  return isNarrow ? <Agenda span={span} {...grid} /> : <MonthGrid {...grid} />;
}
