import { stringifySearch } from '../../platform/screen/searchParams.ts';

/** The state of the geofence audit in the URL. */
export interface GeoLogsChoice {
  readonly show: 'all' | 'flagged';
  /** A part of a pro's name; empty for all pros. */
  readonly search: string;
}

/** The search params of the URL. Default values are omitted. */
interface GeoLogsSearch {
  readonly show?: string;
  readonly search?: string;
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readGeoLogsSearch({ show, search }: Record<string, unknown>): GeoLogsChoice {
  return {
    show: show === 'flagged' ? 'flagged' : 'all',
    search: typeof search === 'string' ? search.trim().slice(0, 100) : '',
  };
}

/** Serializes the state to search params. */
export function writeGeoLogsSearch({ show, search }: GeoLogsChoice): GeoLogsSearch {
  return { ...(show === 'flagged' && { show }), ...(search !== '' && { search }) };
}

/** Where the geofence audit of a location is shown in this state. */
export function geoLogsHref(locationId: number, choice: GeoLogsChoice): string {
  return `/locations/${locationId}/geo-logs${stringifySearch({ ...writeGeoLogsSearch(choice) })}`;
}
