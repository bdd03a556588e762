import type { Screens } from './screen.ts';

/** Where one lands, and the questions that a location is asked. */
export const homeScreens: Screens = {
  home: { path: '/locations/1/home', shows: 'Next 7 days', viewer: 'owner' },
  'home-onsite': { path: '/locations/2/home', shows: 'Next 7 days', viewer: 'onsite' },
  'dashboard-reliability': {
    path: '/locations/1/dashboards/reliability',
    shows: 'Did the pros who confirmed come',
    viewer: 'owner',
  },
  'dashboard-compliance': {
    path: '/locations/1/dashboards/compliance',
    shows: 'Did breaks follow the rules',
    viewer: 'owner',
  },
};
