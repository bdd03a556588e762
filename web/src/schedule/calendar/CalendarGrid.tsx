import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { RefObject } from 'react';
import { narrowScreen, useMediaQuery } from '../../ui/theme/useMediaQuery.ts';
import { Agenda } from './agenda/Agenda.tsx';
import type { CalendarEntry } from './entries/calendarEntries.ts';
import type { CalendarSpan } from './calendarSearch.ts';
import type { ClockText } from './dates/clockText.ts';
import type { EntryBoxProps } from './entries/EntryBox.tsx';
import { MonthGrid } from './month/MonthGrid.tsx';
import { TimeGrid } from './timeGrid/TimeGrid.tsx';
import type { Lifting } from './moving/useGigDrag.ts';

/** What each way to draw a part of the calendar takes. */
export interface GridProps {
  days: readonly Temporal.PlainDate[];
  zone: string;
  today: Temporal.PlainDate;
  entries: readonly CalendarEntry[];
  clock: ClockText;
  locationId: number;
  lifting: Lifting;
  hrefOfDay: (day: Temporal.PlainDate) => string;
  selectionOf: (entry: CalendarEntry) => EntryBoxProps['selection'];
  /** Gathers a box, or no longer; null while boxes are there to be opened. */
  onToggled: ((entry: CalendarEntry) => void) | null;
  /** The element that holds the boxes. */
  boardRef: RefObject<HTMLElement | null>;
}

/** A part of the calendar, drawn as its span and the screen ask for. */
export function CalendarGrid({ span, ...grid }: GridProps & { span: CalendarSpan }) {
  const isNarrow = useMediaQuery(narrowScreen);
  if (span === 'day' || (span === 'week' && !isNarrow)) return <TimeGrid {...grid} />;
  return isNarrow ? <Agenda span={span} {...grid} /> : <MonthGrid {...grid} />;
}
