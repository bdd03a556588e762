import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullish();

/** A changed field, from what to what. */
export const changedFieldWire = z.object({
  /** The name of the column in REST. */
  field: z.string(),
  before: value,
  after: value,
  /** Whether the values are an amount of money that the caller may not see. */
  is_hidden: z.boolean(),
});

/** A change to a gig or to one of its applications. */
export const changeWire = z.object({
  id: z.int(),
  subject: z.enum(['gig', 'application']),
  action: z.enum(['created', 'changed', 'removed']),
  /** Null if the system made the change. */
  actor: z.object({ name: z.string() }).nullish(),
  pro_name: z.string().nullish(),
  created_ts: wireInstant,
  fields: z.array(changedFieldWire),
});

export type ChangeWire = z.infer<typeof changeWire>;
export type ChangedFieldWire = z.infer<typeof changedFieldWire>;
