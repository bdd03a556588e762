import { z } from 'zod';
import { gigId } from '../gigs/gigId.ts';
import { termRules } from '../terms/termInputs.ts';

const most = 100;

/** The global ids of the gigs of a bulk mutation. */
export const gigIds = z
  .array(gigId)
  .min(1, 'Choose at least one shift')
  .max(most, `At most ${most} shifts at a time`);

/** The rules of the fields of an input that changes gigs. */
export const gigChangeRules = {
  ...termRules('editing'),
  type: z.enum(['MARKETPLACE', 'NETWORK'], 'Choose the marketplace or the network').nullish(),
};
