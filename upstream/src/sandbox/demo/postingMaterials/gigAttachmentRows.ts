import type { DemoRow } from '../demoRow.ts';

/** So many gigs of a location carry each of its files: the last ones. */
const gigsWithFile = 12;

/** Which of the demo's gigs carry files. */
export function gigAttachmentRows(
  attachments: readonly { id: number; location_id: number }[],
  gigs: readonly { id: number; location: { row: { id: number } } }[],
): DemoRow<'gig_attachments'>[] {
  return attachments.flatMap(({ id: attachment_id, location_id }) =>
    gigs
      .filter(({ location }) => location.row.id === location_id)
      .slice(-gigsWithFile)
      .map(({ id: gig_id }) => ({ gig_id, attachment_id })),
  );
}
