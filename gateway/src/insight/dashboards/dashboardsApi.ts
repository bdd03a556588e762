import type { DashboardCompare } from '@brigade/domain/insight/dashboards/dashboardCompare.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { dashboardWire } from './dashboardWire.ts';

const query = shape<{ from?: string; to?: string; compare?: DashboardCompare; skill_id?: number }>();

/** Gets a dashboard of a location by its slug. */
export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/staffer/locations/{locationId}/dashboards/{slug}/',
  query,
  response: dashboardWire,
});

/** Gets a dashboard of an organization by its slug. */
export const getOrganizationDashboard = endpoint({
  name: 'getOrganizationDashboard',
  method: 'GET',
  path: '/staffer/organizations/{organizationId}/dashboards/{slug}/',
  query,
  response: dashboardWire,
});
