import { expect, test } from 'vitest';
import { sampleDemo, sampleMoments } from '../../../testing/sampleDemos.ts';

const week = 7 * 24 * 60 * 60 * 1000;

test('each series has its weekly rule, from its first gig to its last', () => {
  const { gigs, gig_bundles: bundles } = sampleDemo(sampleMoments[0][1]);
  const gigsOf = Map.groupBy(gigs, ({ bundle_id }) => bundle_id);

  expect(bundles).toHaveLength(gigsOf.size - 1);
  for (const { id, recurrence } of bundles) {
    const span = Date.parse(`${recurrence?.until}`) - Date.parse(`${recurrence?.dtstart.slice(0, 10)}`);
    expect([id, span / week + 1]).toEqual([id, gigsOf.get(id ?? null)?.length]);
  }
});
