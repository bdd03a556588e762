/** Formats times in a time zone: compact ones for entries, with dates for accessible names. */
export interface ClockText {
  /** "5 pm", "5:30 pm". */
  readonly time: (ms: number) => string;
  /** "5 – 11 pm", "5:30 pm – 2 am". */
  readonly range: (startMs: number, endMs: number) => string;
  /** "Fri, Nov 20, 5 – 11 pm". */
  readonly dayRange: (startMs: number, endMs: number) => string;
}

/** Creates the formatters of a time zone once, because the calendar formats hundreds of times. */
export function clockText(zone: string): ClockText {
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: zone,
  });
  const partsOf = (ms: number): readonly [string, string] => {
    const [time = '', half = ''] = clock.format(ms).toLowerCase().split(/\s/);
    return [time.replace(':00', ''), half];
  };
  const range = (startMs: number, endMs: number) => {
    const [from, fromHalf] = partsOf(startMs);
    const [until, untilHalf] = partsOf(endMs);
    return `${fromHalf === untilHalf ? from : `${from} ${fromHalf}`} – ${until} ${untilHalf}`;
  };
  return {
    time: (ms) => partsOf(ms).join(' '),
    range,
    dayRange: (startMs, endMs) => `${day.format(startMs)}, ${range(startMs, endMs)}`,
  };
}
