import lookUp from '@photostructure/tz-lookup';

/** The IANA name of the time zone at a point; both in degrees, within their ranges. */
export function timeZoneAt(longitude: number, latitude: number): string {
  return lookUp(latitude, longitude);
}
