import type { DashboardCompare } from '@brigade/domain/insight/dashboards/dashboardCompare.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { dashboardWire } from './dashboardWire.ts';

/** Gets a dashboard of a location by its slug. */
export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/staffer/locations/{locationId}/dashboards/{slug}/',
  query: shape<{ from?: string; to?: string; compare?: DashboardCompare; skill_id?: number }>(),
  response: dashboardWire,
});
