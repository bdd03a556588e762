import type { Screens } from './screen.ts';

const viewer = 'owner';

/** What is set at a location, and its reports. */
export const locationScreens: Screens = {
  'add-location': { path: '/locations/add', shows: 'Look up address', viewer },
  'choose-location': {
    path: '/locations?resumeWith=billing',
    shows: 'Choose a location to continue',
    viewer,
  },
  'location-info': { path: '/locations/1/info', shows: 'Pros see it on every shift.', viewer },
  'location-info-read-only': {
    path: '/locations/1/info',
    shows: 'You can view the settings',
    viewer: 'member',
  },
  'location-pending': { path: '/locations/4/info', shows: 'is waiting for approval', viewer },
  'location-addresses': { path: '/locations/1/addresses', shows: 'Private dining room', viewer },
  'location-team': { path: '/locations/1/teams', shows: 'floor@undeliverable.example', viewer },
  'location-billing': { path: '/locations/1/billing', shows: 'Who pays', viewer },
  'location-card': { path: '/locations/1/billing?mode=edit-custom', shows: 'This is a sandbox', viewer },
  'location-add-ons': { path: '/locations/1/add-ons', shows: 'Call Elena before', viewer },
  'dashboard-spend': { path: '/locations/1/dashboards/spend', shows: 'Cost by week', viewer },
  'dashboard-fill-rate': {
    path: '/locations/1/dashboards/fill-rate',
    shows: 'Fill rate by position',
    viewer,
  },
  'location-move': {
    path: `/locations/1/org-remap?to=${btoa('Organization:2')}`,
    shows: 'What moving to Halyard House',
    viewer: 'group',
  },
};
