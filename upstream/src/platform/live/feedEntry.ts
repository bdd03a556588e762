import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ChangeFeedTable, FollowedEntry } from './changeFeedTables.ts';
import { id, instant } from '../server/parameters.ts';

const subjects = { gigs: 'gig', gig_applications: 'application', direct_offers: 'direct_offer' } as const;

/** An event says that something changed, but not what: clients refetch what they have access to. */
export const feedEntryResponse = z
  .object({
    cursor: z.string().describe('Where to go on after this entry'),
    subject: z.enum(['gig', 'application', 'direct_offer']),
    id: id.describe('Of the subject'),
    gig_id: id.describe('Whose fill, times or offers it touches'),
    location_id: id,
    action: z.enum(['created', 'changed', 'removed']),
    created_ts: instant,
  })
  .meta({ id: 'ChangeFeedEntry' });

/** An event says that something changed, but not what: clients refetch what they have access to. */
export type FeedEntryResponse = z.output<typeof feedEntryResponse>;

/** An entry of the feed on the wire. */
export function toFeedEntry(row: Selectable<ChangeFeedTable> & FollowedEntry): FeedEntryResponse {
  return {
    cursor: String(row.position),
    subject: subjects[row.subject],
    id: row.subject_id,
    gig_id: row.gig_id,
    location_id: row.location_id,
    action: row.action,
    created_ts: row.created_ts.toISOString(),
  };
}
