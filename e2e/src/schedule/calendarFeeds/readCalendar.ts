import ICAL from 'ical.js';

/** An entry of a calendar, as a calendar program understands it. */
export interface Entry {
  uid: string;
  summary: string;
  status: string | null;
  sequence: number;
  /** Instants in ISO 8601. */
  start: string;
  end: string;
}

/** Fetches a calendar as a program would that subscribes to it: with nothing but the link. */
export async function readCalendar(link: string): Promise<Entry[]> {
  const response = await fetch(link);
  const text = await response.text();
  if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/calendar')) {
    throw new Error(`No calendar: ${response.status} ${text}`);
  }
  return new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component, { strictExceptions: true });
    return {
      uid: event.uid,
      summary: event.summary,
      status: component.getFirstPropertyValue('status')?.toString() ?? null,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    };
  });
}
