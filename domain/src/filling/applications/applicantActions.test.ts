import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { type ApplicantAction, applicantActions } from './applicantActions.ts';
import type { ApplicantStage } from './applicantStage.ts';

const start = Temporal.Instant.from('2026-11-24T17:00:00Z');
const end = Temporal.Instant.from('2026-11-24T23:00:00Z');
const before = start.subtract({ seconds: 1 });
const during = start;
const late = end.subtract({ minutes: 90 });
const after = end;

test.each<[string, ApplicantStage, string, Temporal.Instant, ApplicantAction[]]>([
  ['an open applicant before the start', 'OPEN', 'POSTED', before, ['select', 'dismiss']],
  ['an open applicant of a full gig', 'OPEN', 'CONFIRMED', before, ['select', 'dismiss']],
  ['an open applicant after the start', 'OPEN', 'CONFIRMED', during, ['dismiss']],
  ['an open applicant of a gig without approval', 'OPEN', 'UNAPPROVED', before, ['dismiss']],
  ['an open applicant of a cancelled gig', 'OPEN', 'CANCELLED', before, []],
  ['a selected pro of a cancelled gig', 'SELECTED', 'CANCELLED', before, []],
  ['a confirmed pro of a cancelled gig', 'CONFIRMED', 'CANCELLED', before, []],
  ['a selected pro before the start', 'SELECTED', 'POSTED', before, ['confirm', 'unselect', 'dismiss']],
  ['a selected pro after the start', 'SELECTED', 'CONFIRMED', during, ['confirm', 'unselect', 'dismiss']],
  ['a selected pro after the end', 'SELECTED', 'INCOMPLETE', after, ['unselect', 'dismiss']],
  ['a selected pro at the end', 'SELECTED', 'CONFIRMED', after, ['unselect', 'dismiss']],
  ['a confirmed pro before the start', 'CONFIRMED', 'CONFIRMED', before, ['replace', 'dismiss']],
  ['a confirmed pro after the start', 'CONFIRMED', 'CONFIRMED', during, ['replace']],
  ['a confirmed pro 90 minutes before the end', 'CONFIRMED', 'CONFIRMED', late, ['replace']],
  ['a confirmed pro when it is too late', 'CONFIRMED', 'CONFIRMED', late.add({ seconds: 1 }), []],
  ['a confirmed pro after the end', 'CONFIRMED', 'INCOMPLETE', after, []],
  ['a cancelled application', 'CANCELLED', 'POSTED', before, []],
])('the actions on %s', (_applicant, stage, status, now, actions) => {
  expect(applicantActions(stage, { status, start, end }, now)).toEqual(actions);
});
