import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const place = z.object({ id: z.int(), name: z.string() });

/** A gig with the counts of its roster. */
const captainGigWire = z.object({
  id: z.int(),
  skill_name: z.string(),
  location_name: z.string(),
  start_time: wireInstant,
  end_time: wireInstant,
  timezone: z.string().nullish(),
  allowed_confirmed_pros: z.int(),
  confirmed_applications: z.int(),
  clocked_in_applications: z.int(),
  late_applications: z.int(),
  missing_applications: z.int(),
});

const teamCaptainWire = z.object({
  location: place,
  event: place.nullable(),
  results: z.array(captainGigWire),
});

export type CaptainGigWire = z.infer<typeof captainGigWire>;
type TeamCaptainWire = z.infer<typeof teamCaptainWire>;

/** What a team captain looks after, and the gig that it was found by. */
export type CaptainedWire = TeamCaptainWire & { readonly sourceGigId: number };

/** The gigs around a gig that its team captain looks after. */
export const listCaptainGigs = endpoint({
  name: 'listCaptainGigs',
  method: 'GET',
  path: '/staffer/gigs/{gigId}/captain-gigs/',
  query: shape<{ start_time: string; end_time: string }>(),
  response: teamCaptainWire,
});
