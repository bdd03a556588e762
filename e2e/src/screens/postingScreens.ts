import type { Screens } from './screen.ts';

/** What can be posted, in one form; who may not; what is kept for the next time; and changing a gig. */
export function postingScreens(upcomingGig: number): Screens {
  const viewer = 'manager';
  const form = '/locations/2/gigs-add?post_gig_date=2027-03-12';
  const shows = 'Notes and files';
  return {
    'post-shift': { path: form, shows, viewer },
    'post-schedule': { path: `${form}&post_gig_type=schedule`, shows, viewer },
    'assign-shift': { path: `${form}&post_gig_type=assign`, shows: 'Favorites of this location', viewer },
    'create-event': { path: `${form}&post_gig_type=event&event_name=Spring Gala`, shows, viewer },
    'cannot-post': { path: form, shows: 'You cannot post shifts here', viewer: 'onsite' },
    templates: { path: '/locations/2/templates', shows: 'Shift templates', viewer },
    'templates-read': { path: '/locations/2/templates', shows: 'Shift templates', viewer: 'onsite' },
    'edit-gig': { path: `/locations/2/gigs/${upcomingGig}/edit`, shows: 'Save changes', viewer },
  };
}
