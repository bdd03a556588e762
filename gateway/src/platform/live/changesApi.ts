import { z } from 'zod';
import { endpoint, shape } from '../rest/endpoint.ts';
import type { TopicQuery } from './liveTopic.ts';

/** A place in the feed; of two the later one is the larger number. */
const cursor = z.string().regex(/^\d{1,15}$/);

/** That something changed, not what. */
export const changeEntry = z.object({
  cursor,
  subject: z.enum(['gig', 'application', 'direct_offer']),
  id: z.int(),
  gig_id: z.int(),
  action: z.enum(['created', 'changed', 'removed']),
});

/** That something changed, not what. */
export type ChangeEntry = z.infer<typeof changeEntry>;

/** The path of what is sent as it changes, below `{base}api`. */
export const changeStreamPath = '/staffer/changes/stream/';

/** What changed after a cursor, the earliest first; without a cursor it returns the end of the feed. */
export const listChanges = endpoint({
  name: 'listChanges',
  method: 'GET',
  path: '/staffer/changes/',
  query: shape<TopicQuery & { cursor?: string; limit?: number }>(),
  response: z.object({
    user_id: z.int(),
    /** In seconds. */
    expires_in: z.number().nullish(),
    cursor,
    has_more: z.boolean(),
    results: z.array(changeEntry),
  }),
});
