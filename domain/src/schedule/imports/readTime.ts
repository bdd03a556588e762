/**
 * A time of day as people write it, "18:30", "6:30 pm", "6p" or "noon", as HH:mm; null for what is none. A bare number of one
 * or two digits is an hour on the clock of 24 hours.
 */
export function readTime(text: string): string | null {
  const written = text.trim().toLowerCase().replaceAll('.', '');
  if (written === 'noon') return '12:00';
  if (written === 'midnight') return '00:00';
  const parts = /^(\d{1,2})(?::?(\d{2})(?::\d{2})?)?\s*([ap])?m?$/.exec(written);
  if (!parts || (written.endsWith('m') && parts[3] === undefined)) return null;
  const hour = hourOf(Number(parts[1]), parts[3]);
  const minute = Number(parts[2] ?? 0);
  if (hour === null || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
