import { expect, test } from 'vitest';
import type { BoardGig } from '../entries/boardGig.ts';
import { nextStep } from './nextStep.ts';

const gig: BoardGig = {
  id: 'calendar-1',
  gigId: 'gig-1',
  databaseId: 1,
  status: 'POSTED',
  listStatus: 'UNFILLED',
  startMs: 0,
  endMs: 1,
  skillDatabaseId: 1,
  skillName: 'Server',
  timeZone: null,
  unpaidBreakMinutes: 0,
  places: 3,
  selected: 1,
  confirmed: 1,
  missing: 0,
  offered: 0,
  noShows: 0,
  unpaid: null,
  openApplications: 0,
  event: null,
  isRecurring: false,
  revision: 1,
};
const ahead = { isAhead: true, canFill: true, locationId: 3 };
const look = { label: 'Open shift', href: '/locations/3/gigs/1' };
const offer = {
  label: 'Offer to pros',
  href: '/locations/3/offers?offerType=existing&selected_gig_id=1',
};

test.each<[string, Partial<BoardGig>, typeof ahead, object]>([
  [
    'reviews applicants',
    { openApplications: 4 },
    ahead,
    { label: 'Review 4 applicants', missing: '2 places open, 4 waiting' },
  ],
  [
    'reviews one applicant',
    { openApplications: 1 },
    ahead,
    { label: 'Review 1 applicant', href: '/locations/3/gigs/1/applicants' },
  ],
  [
    'offers a place while no one waits',
    { selected: 2 },
    ahead,
    { ...offer, missing: '1 place open, no one waiting' },
  ],
  [
    'offers a place, beside those that are offered',
    { offered: 1 },
    ahead,
    { ...offer, missing: '1 place open, 1 offered, no one waiting' },
  ],
  [
    'looks while every place is offered',
    { offered: 3 },
    ahead,
    { ...look, missing: '2 offered, no one waiting' },
  ],
  [
    'looks, without the right to fill',
    {},
    { ...ahead, canFill: false },
    { ...look, missing: '2 places open, no one waiting' },
  ],
  [
    'looks once it has started',
    { openApplications: 4 },
    { ...ahead, isAhead: false },
    { ...look, missing: null },
  ],
  ['looks when it is full', { selected: 4 }, ahead, { ...look, missing: null }],
  [
    'looks while it awaits approval',
    { status: 'UNAPPROVED', openApplications: 2 },
    ahead,
    { ...look, missing: null },
  ],
  ['looks when it is cancelled', { listStatus: 'CANCELLED' }, ahead, { ...look, missing: null }],
])('the next step %s', (_what, facts, way, step) => {
  expect(nextStep({ ...gig, ...facts }, way)).toMatchObject(step);
});
