import { expect, test } from 'vitest';
import type { BoardGig } from '../entries/boardGig.ts';
import { nextStep } from './nextStep.ts';

const gig: BoardGig = {
  id: 'calendar-1',
  gigId: 'gig-1',
  databaseId: 1,
  listStatus: 'UNFILLED',
  startMs: 0,
  endMs: 1,
  skillDatabaseId: 1,
  skillName: 'Server',
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
const ahead = { isAhead: true, canFill: true };
const look = { label: 'Open shift', path: '' };

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
    { label: 'Review 1 applicant', path: '/applicants' },
  ],
  ['fills a place', { selected: 2 }, ahead, { label: 'Fill shift', missing: '1 place open, no one waiting' }],
  [
    'fills a place, beside those that are offered',
    { offered: 1 },
    ahead,
    { label: 'Fill shift', missing: '1 place open, 1 offered, no one waiting' },
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
  ['looks when it is canceled', { listStatus: 'CANCELLED' }, ahead, { ...look, missing: null }],
])('the next step %s', (_what, facts, way, step) => {
  expect(nextStep({ ...gig, ...facts }, way)).toMatchObject(step);
});
