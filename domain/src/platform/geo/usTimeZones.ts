import { dateFormat } from '../time/dateFormat.ts';

/** The zones of the United States and its territories that people choose from, from east to west, with their names. */
export const usTimeZones: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'America/Puerto_Rico', name: 'Atlantic (Puerto Rico)' },
  { id: 'America/New_York', name: 'Eastern (New York)' },
  { id: 'America/Detroit', name: 'Eastern (Detroit)' },
  { id: 'America/Indiana/Indianapolis', name: 'Eastern (Indianapolis)' },
  { id: 'America/Chicago', name: 'Central (Chicago)' },
  { id: 'America/Denver', name: 'Mountain (Denver)' },
  { id: 'America/Boise', name: 'Mountain (Boise)' },
  { id: 'America/Phoenix', name: 'Mountain (Phoenix, no daylight saving)' },
  { id: 'America/Los_Angeles', name: 'Pacific (Los Angeles)' },
  { id: 'America/Anchorage', name: 'Alaska (Anchorage)' },
  { id: 'Pacific/Honolulu', name: 'Hawaii (Honolulu)' },
  { id: 'Pacific/Pago_Pago', name: 'Samoa (Pago Pago)' },
  { id: 'Pacific/Guam', name: 'Chamorro (Guam)' },
];

/** The name of a time zone as people choose it; another zone is named alike: "Japan (Tokyo)". */
export function timeZoneName(zone: string): string {
  const known = usTimeZones.find(({ id }) => id === zone)?.name;
  if (known !== undefined) return known;
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const region = regionOf(zone);
  return region === null ? city : `${region} (${city})`;
}

/** What the clocks of a zone are called the whole year: "Central European". Null if they have only an offset. */
function regionOf(zone: string): string | null {
  try {
    const text = dateFormat({ timeZone: zone, timeZoneName: 'longGeneric' })(0);
    return /, (.+?)(?: Standard)? Time\b/.exec(text)?.[1] ?? null;
  } catch {
    // This runtime does not know the zone.
    return null;
  }
}
