import type { DemoRow } from '../demoRow.ts';
import { onePagePdf } from './onePagePdf.ts';

/** The files of the demo data with their names, locations and contents. */
const files = [
  [
    1,
    'House rules.pdf',
    ['House rules of the Copper Finch', 'Family meal is at 4:15 pm.', 'Phones stay in the lockers.'],
  ],
  [2, 'Loading dock.pdf', ['Marigold Hall: loading dock', 'Ring the bell at 1040 West Lake Street.']],
  [6, 'Uniforms.pdf', ['Halyard Catering: uniforms', 'Black pants, black shirt, no logos.']],
] as const;

/** The attachments of the demo's templates and gigs. */
export function attachmentRows(now: number): (DemoRow<'attachments'> & { id: number })[] {
  return files.map(([location_id, name, lines], index) => ({
    id: index + 1,
    location_id,
    user_id: null,
    name,
    provider_identifier: `demo-${index + 1}`,
    status: 'available',
    media_type: 'application/pdf',
    content: `\\x${onePagePdf(lines).toString('hex')}`,
    created_ts: new Date(now).toISOString(),
  }));
}
