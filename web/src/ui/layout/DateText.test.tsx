import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateText } from './DateText.tsx';
import { TimeRange } from './TimeRange.tsx';

// Half past five in the afternoon in New York, after midnight of the next day in most of Asia.
const instant = '2020-11-20T22:30:00Z';

test.each([
  { format: 'day', zone: 'America/New_York', text: 'Fri, Nov 20, 2020' },
  { format: 'time', zone: 'America/New_York', text: '5:30 pm' },
  { format: 'dayTime', zone: 'America/Los_Angeles', text: 'Fri, Nov 20, 2020, 2:30 pm' },
  { format: 'day', zone: 'Asia/Tokyo', text: 'Sat, Nov 21, 2020' },
  { format: 'time', zone: null, text: '4:15 am' },
  { format: 'time', zone: 'Mars/Olympus', text: '4:15 am' },
] as const)('$format in $zone reads $text', async ({ format, zone, text }) => {
  const screen = await render(<DateText instant={instant} zone={zone} format={format} />);
  const time = screen.container.querySelector('time');
  expect(time?.textContent).toBe(text);
  expect(time?.dateTime).toBe(instant);
});

test('names the zone when asked to', async () => {
  const screen = await render(
    <DateText instant={instant} zone="America/New_York" format="time" isZoneShown />,
  );
  expect(screen.container.textContent).toBe('5:30 pm EST');
});

test.each([
  { end: '2020-11-21T05:30:00Z', text: '5:30 pm – 12:30 am (+1 day) EST' },
  { end: '2020-11-21T03:00:00Z', text: '5:30 pm – 10:00 pm EST' },
  { end: null, text: 'from 5:30 pm EST' },
])('a range until $end reads $text', async ({ end, text }) => {
  const screen = await render(<TimeRange start={instant} end={end} zone="America/New_York" isZoneShown />);
  expect(screen.container.textContent).toBe(text);
});
