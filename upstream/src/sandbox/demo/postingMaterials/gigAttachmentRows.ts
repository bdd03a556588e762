import type { DemoRow } from '../demoRow.ts';

/** The number of latest gigs of a location with each of its files. */
const gigsWithFile = 12;

/** The attachments of the demo's gigs. */
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
