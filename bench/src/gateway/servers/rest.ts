import { Pool } from 'undici';

const origin = process.env['UPSTREAM_API_BASE'] ?? '';
const pool = new Pool(origin, { connections: 128 });

/** The REST calls of one request, each made once. */
export interface Rest {
  get<Body>(path: string): Promise<Body>;
}

export function restOf(authorization: string): Rest {
  const headers = { accept: 'application/json', authorization };
  const responses = new Map<string, Promise<unknown>>();

  async function fetchJson(path: string): Promise<unknown> {
    const { statusCode, body } = await pool.request({ method: 'GET', path: `/api${path}`, headers });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    return body.json();
  }

  return {
    get<Body>(path: string) {
      const response = responses.get(path) ?? fetchJson(path);
      responses.set(path, response);
      return response as Promise<Body>;
    },
  };
}

export const paths = {
  me: '/users/me/',
  fees: '/configuration/fees/',
  skills: '/skills/?query=ordered_by_popularity',
  gig: (id: number) => `/staffer/gigs/${id}/`,
  advice: (id: number) => `/staffer/gigs/${id}/advice/`,
  applications: (id: number) =>
    `/staffer/gigs/${id}/applications/?include=conflicts&is_cancelled=false&is_confirmed=false&is_selected=false` +
    '&ordering=-match_score&page=1&page_size=25',
  location: (id: number) => `/locations/${id}/`,
  savedFilters: (id: number) => `/staffer/saved-filters/?location_id=${id}&page=1&page_size=100`,
  gigs: (id: number) => `/staffer/gigs/?location_id=${id}&ordering=start_time&page=1&page_size=25`,
  calendar: (id: number, earliest: string, last: string) =>
    `/staffer/gigs/calendar/?location_id=${id}&start_time__gte=${encodeURIComponent(earliest)}` +
    `&start_time__lte=${encodeURIComponent(last)}`,
};
