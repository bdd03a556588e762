import { expect, test } from 'vitest';
import { makeDemo } from './makeDemo.ts';
import { sampleDemo, sampleMoments } from '../../testing/sampleDemos.ts';

const ordinary = sampleMoments[0][1];
const rows = sampleDemo(ordinary);

test('equal seeds and instants produce equal rows', () => {
  expect(makeDemo(ordinary)).toEqual(rows);
});

test('another seed produces other people, gigs and applications', () => {
  const other = makeDemo({ ...ordinary, seed: 99 });
  expect(other.pros).not.toEqual(rows.pros);
  expect(other.gigs).not.toEqual(rows.gigs);
  expect(other.gig_applications).not.toEqual(rows.gig_applications);
});

test('a day later, the same people are shifted by a day', () => {
  const later = makeDemo({ ...ordinary, now: new Date(ordinary.now.getTime() + 24 * 60 * 60 * 1000) });
  expect(later.pros.map(({ display_name }) => display_name)).toEqual(
    rows.pros.map(({ display_name }) => display_name),
  );
  expect(later.gigs.map(({ start_time }) => start_time)).not.toEqual(
    rows.gigs.map(({ start_time }) => start_time),
  );
});

test('the demo data have the documented size', () => {
  expect({
    organizations: rows.organizations.length,
    locations: rows.locations.length,
    zones: new Set(rows.locations.map(({ timezone }) => timezone)).size,
    skills: rows.skills.length,
    pros: rows.pros.length,
    gigs: rows.gigs.length,
    applications: rows.gig_applications.length,
    events: rows.events.length,
  }).toEqual({
    organizations: 2,
    locations: 6,
    zones: 3,
    skills: 12,
    pros: 300,
    gigs: 400,
    applications: 4000,
    events: 12,
  });
});

test.each(Object.entries(rows))('all rows of %s have the same columns', (_, tableRows) => {
  const columns = tableRows.map((row) => Object.keys(row).toSorted().join());
  expect(new Set(columns).size).toBe(1);
});

test('ids follow the order of creation', () => {
  for (const list of [rows.gigs, rows.gig_applications]) {
    const created = list
      .toSorted((left, right) => (left.id ?? 0) - (right.id ?? 0))
      .map((row) => Number(row.created_ts));
    expect(created).toEqual(created.toSorted((left, right) => left - right));
  }
});
