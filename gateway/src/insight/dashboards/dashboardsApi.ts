import type { DashboardCompare } from '@brigade/domain/insight/dashboards/dashboardCompare.ts';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { dashboardWire } from './dashboardWire.ts';

interface Query {
  start?: string;
  end?: string;
  compare?: DashboardCompare;
  skill_id?: number;
}

/** Gets a dashboard of a location by its slug. */
export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/staffer/dashboards/{slug}/',
  query: shape<Query & { location_id: number }>(),
  response: dashboardWire,
});

/** Gets a dashboard of an organization by its slug. */
export const getOrganizationDashboard = endpoint({
  name: 'getOrganizationDashboard',
  method: 'GET',
  path: '/staffer/organizations/{organizationId}/dashboards/{slug}/',
  query: shape<Query>(),
  response: dashboardWire,
});
