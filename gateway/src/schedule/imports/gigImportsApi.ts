import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { wireInstant } from '../../platform/schema/wireTime.ts';
import { gigWire } from '../gigs/gigWire.ts';

/** The result for one gig of an import or a copy. */
const postedGigWire = z.object({
  start_time: wireInstant.nullable(),
  end_time: wireInstant.nullable(),
  problems: z.array(z.object({ target: z.string().nullable(), message: z.string() })),
  same_gig_id: z.int().nullable(),
  gig_id: z.int().nullable(),
  copied_gig_id: z.int().nullish(),
});

export type PostedGigWire = z.infer<typeof postedGigWire>;

const postedGigsWire = z.object({
  results: z.array(postedGigWire),
  /** The posted gigs. Not every server sends them. */
  gigs: z.array(gigWire).nullish(),
});

/** What an import or a copy has posted. */
export type PostedGigsWire = z.infer<typeof postedGigsWire>;

/** Posts the rows of a table, either all of them or none. */
export const importGigs = endpoint({
  name: 'importGigs',
  method: 'POST',
  path: '/staffer/gigs/imports/',
  body: shape<{ location_id: number; rows: readonly object[] }>(),
  response: postedGigsWire,
});

/** Copies the gigs of a week to another week, either all of them or none. */
export const copyGigs = endpoint({
  name: 'copyGigs',
  method: 'POST',
  path: '/staffer/gigs/copies/',
  body: shape<{
    location_id: number;
    week_of: string;
    to_week_of: string;
    gig_ids?: readonly number[];
  }>(),
  response: postedGigsWire,
});
