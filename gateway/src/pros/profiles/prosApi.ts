import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { loader } from '../../platform/rest/loader.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { proProfileWire, proWire } from './proWire.ts';

/** What lists of pros can be narrowed by, and their order. */
export interface ProListQuery {
  location_id?: number;
  market_id?: number;
  is_favorite?: boolean;
  is_blocked?: boolean;
  is_verified?: boolean;
  has_worked_together?: boolean;
  rating_gte?: number;
  pro_fullname?: string;
  badge_types?: readonly string[];
  previous_positions?: readonly number[];
  skill_group?: string;
  time_blocks?: readonly string[];
  days_of_week?: readonly string[];
  hours_per_week?: readonly string[];
  contractor_types?: readonly string[];
  certifications?: readonly number[];
  pro_certifications?: readonly number[];
  has_background_check?: boolean;
  ordering?: string;
}

/** One pro's full profile. */
export const getPro = endpoint({
  name: 'getPro',
  method: 'GET',
  path: '/gigster-profiles/{uuid}/',
  response: proProfileWire,
});

/** Pros that a location can work with. */
export const listPros = endpoint({
  name: 'listPros',
  method: 'GET',
  path: '/staffer/gigster-profiles',
  query: shape<PageQuery & ProListQuery>(),
  response: paged(proWire),
});

/** The key of {@link proProfileByKey}. */
export function profileKey(uuid: string, locationId: number | null): string {
  return `${locationId ?? ''}/${uuid}`;
}

/** Profiles by pro and by the location that their flags apply to. */
export const proProfileByKey = loader({
  one: (key: string, rest) => {
    const [location = '', uuid = ''] = key.split('/');
    return rest.call(getPro, { path: { uuid }, locationId: location === '' ? null : Number(location) });
  },
});
