import type { Screens } from './screen.ts';

const viewer = 'owner';

/** What is set for an organization. */
export const organizationScreens: Screens = {
  'organization-info': { path: '/organizations/1/info', shows: 'All locations', viewer },
  'organization-billing': { path: '/organizations/1/billing', shows: 'Visa ending in 4242', viewer },
  'organization-teams': { path: '/organizations/1/teams', shows: 'Organization admins', viewer },
  'organization-tokens': {
    path: '/organizations/1/api-tokens',
    shows: 'No API tokens for this organization',
    viewer,
  },
  'organization-dashboard': { path: '/organizations/1/dashboards/spend', shows: 'By location', viewer },
  'organization-read-only': {
    path: '/organizations/1/teams',
    shows: 'You can view the admins but not change them',
    viewer: 'member',
  },
  'no-organization': { path: '/organizations/2', shows: 'Organization not found', viewer },
};
