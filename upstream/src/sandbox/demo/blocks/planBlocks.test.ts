import { describe, expect, test } from 'vitest';
import { sampleDemo, sampleMoments, time } from '../../../testing/sampleDemos.ts';

describe.each(sampleMoments)('at %s', (_, options) => {
  const rows = sampleDemo(options);
  const blocks = new Map(rows.pro_blocks.map((block) => [block.id, block]));
  const places = rows.pro_block_locations.map(({ block_id, location_id, pro_id }) => {
    const block = blocks.get(block_id);
    if (block === undefined) throw new Error(`No block ${block_id}`);
    return { location_id, pro_id, at: time(block.created_ts), reason: block.reason };
  });

  test('several locations and the provider have blocked pros', () => {
    expect(new Set(places.map(({ location_id }) => location_id)).size).toBeGreaterThanOrEqual(4);
    expect(places.filter(({ reason }) => reason === 'BLOCKED_BY_PLATFORM_ADMIN').length).toBeGreaterThan(1);
  });

  test('blocked pros have no upcoming work at that location', () => {
    for (const { location_id, pro_id, at } of places) {
      const ahead = rows.gig_applications.filter(
        (one) => one.location_id === location_id && one.pro_id === pro_id && time(one.gig_start_time) > at,
      );
      expect(ahead.filter(({ is_cancelled }) => !is_cancelled)).toEqual([]);
      expect(ahead.filter(({ created_ts }) => time(created_ts) > at)).toEqual([]);
    }
  });

  test('PRO_BLOCKED ends applications of blocked pros only', () => {
    const blocked = new Set(places.map(({ location_id, pro_id }) => `${location_id}/${pro_id}`));
    const ended = rows.gig_applications.filter(
      ({ cancellation_reason }) => cancellation_reason === 'PRO_BLOCKED',
    );
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.every(({ location_id, pro_id }) => blocked.has(`${location_id}/${pro_id}`))).toBe(true);
  });

  test('favorites worked at the location and are not blocked there', () => {
    expect(new Set(rows.favorite_pros.map(({ location_id }) => location_id)).size).toBeGreaterThanOrEqual(4);
    for (const { location_id, pro_id } of rows.favorite_pros) {
      expect(places.some((place) => place.location_id === location_id && place.pro_id === pro_id)).toBe(
        false,
      );
      const worked = rows.gig_applications.some(
        (one) =>
          one.location_id === location_id && one.pro_id === pro_id && one.is_confirmed && !one.is_cancelled,
      );
      expect(worked).toBe(true);
    }
  });
});
