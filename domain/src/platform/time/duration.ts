/**
 * A length of time for people: "7 h 30 min", "45 min", "8 h". Rounded to whole minutes.
 *
 * @throws RangeError when the length is negative or no finite number
 */
export function formatDuration(minutes: number): string {
  const whole = Math.round(length(minutes));
  const parts = [`${Math.floor(whole / 60)} h`, `${whole % 60} min`];
  if (whole < 60) return `${whole} min`;
  return whole % 60 === 0 ? `${whole / 60} h` : parts.join(' ');
}

/**
 * A length of time as a clock shows it: "07:30:00". Parts of a second are dropped; hours do not wrap at 24.
 *
 * @throws RangeError when the length is negative or no finite number
 */
export function hhmmss(seconds: number): string {
  const whole = Math.floor(length(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function length(value: number): number {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`Not a length of time: ${value}`);
  return value;
}
