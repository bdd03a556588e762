import { readFileSync } from 'node:fs';
import type { DemoRow } from '../demoRow.ts';

/** The image ids of the demo's locations and organizations. */
const publicIds = [
  'locations/copper-finch',
  'locations/halyard-catering',
  'locations/halyard-riverwalk',
  'locations/little-finch',
  'locations/marigold-hall',
  'locations/saltbox',
  'organizations/copper-finch',
  'organizations/halyard-house',
];

/** The images of the demo data, each from the file named after its id. */
export function imageRows(now: number): DemoRow<'images'>[] {
  return publicIds.map((publicId) => {
    const file = new URL(`${publicId.replace('/', '-')}.webp`, import.meta.url);
    return {
      public_id: publicId,
      user_id: null,
      content: `\\x${readFileSync(file, 'hex')}`,
      created_ts: new Date(now).toISOString(),
    };
  });
}
