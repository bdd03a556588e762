import { expect, test } from 'vitest';
import { demoLocations } from '../locations/demoLocations.ts';
import { postingMaterialRows } from './postingMaterialRows.ts';

const gigs = demoLocations.map((location, index) => ({ id: index + 1, location }));
const rows = postingMaterialRows(gigs, Date.parse('2026-05-29T12:00:00Z'));
const ids = demoLocations.map(({ row }) => row.id);

test.each([
  ['templates', rows.gig_templates],
  ['usual hours', rows.shift_templates],
  ['managers on duty', rows.managers_on_duty],
])('every location has %s', (_, materials) => {
  expect(new Set(materials.map(({ location_id }) => location_id))).toEqual(new Set(ids));
});

test('templates have valid wages and unique names', () => {
  for (const { hourly_rate } of rows.gig_templates) {
    expect(hourly_rate).toBeGreaterThanOrEqual(15);
    expect(hourly_rate).toBeLessThanOrEqual(75);
  }
  const names = rows.gig_templates.map(({ location_id, name }) => `${location_id} ${name.toLowerCase()}`);
  expect(new Set(names).size).toBe(names.length);
});

test('gigs and templates only have files of their location', () => {
  const placeOf = new Map(rows.attachments.map(({ id, location_id }) => [id, location_id]));
  for (const { gig_id, attachment_id } of rows.gig_attachments) {
    expect(gigs.find(({ id }) => id === gig_id)?.location.row.id).toBe(placeOf.get(attachment_id));
  }
  expect(rows.gig_attachments).not.toEqual([]);
});
