import { timeZoneName, usTimeZones } from '@brigade/domain/platform/geo/usTimeZones.ts';
import { formatTimeOfDay } from '@brigade/domain/platform/time/formatTimeOfDay.ts';
import type { SelectOption } from '../../ui/fields/Select.tsx';

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Every half hour of the day, and the time that is set now. */
export function timeOptions(current: string): SelectOption[] {
  const times = halfHours.includes(current) ? halfHours : [...halfHours, current].toSorted();
  return times.map((time) => ({ value: time, label: formatTimeOfDay(time) }));
}

/** The zones that people choose from, and those that matter here although they are none of them. */
export function zoneOptions(...others: readonly (string | null)[]): SelectOption[] {
  const known = new Set(usTimeZones.map(({ id }) => id));
  const further = [...new Set(others)].filter((zone) => zone !== null && zone !== '' && !known.has(zone));
  return [
    ...usTimeZones.map(({ id, name }) => ({ value: id, label: name })),
    ...further.map((zone) => ({ value: zone ?? '', label: timeZoneName(zone ?? '') })),
  ];
}
