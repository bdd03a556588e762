import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { geoLogWire } from './geoLogWire.ts';

/** What narrows a list of geo logs. */
interface GeoLogListQuery {
  location_id?: number;
  /** A part of a pro's name. */
  search?: string;
  is_flagged_for_staffer_review?: boolean;
}

/** Geo logs, flagged ones first. */
export const listGeoLogs = endpoint({
  name: 'listGeoLogs',
  method: 'GET',
  path: '/audit/geo-logs/',
  query: shape<PageQuery & GeoLogListQuery>(),
  response: paged(geoLogWire),
});

const getGeoLog = endpoint({
  name: 'getGeoLog',
  method: 'GET',
  path: '/audit/geo-logs/{id}/',
  response: geoLogWire,
});

/** Closes a flagged geo log with a note, or reopens a closed one. */
export const reviewGeoLog = endpoint({
  name: 'reviewGeoLog',
  method: 'PATCH',
  path: '/audit/geo-logs/{id}/',
  body: shape<{ is_flagged_for_staffer_review: boolean; review_note?: string }>(),
  response: geoLogWire,
});

/** A geo log by its number. */
export const geoLogById = loader({
  one: (id: number, rest) => rest.call(getGeoLog, { path: { id } }),
});
