import { places } from '@brigade/domain/schedule/gigs/places.ts';
import { wageCents } from '@brigade/domain/schedule/gigs/wage.ts';
import { z } from 'zod';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { postingRules } from '../posting/postingRules.ts';
import { shiftLineRules } from '../posting/ShiftLineInput.ts';

/** The global id of a gig, in an input. */
export const gigId = z
  .string()
  .refine((id) => databaseIdOf(id, 'Gig') !== null, 'This is not the id of a gig');

const most = 100;

/** The gigs of a bulk mutation. */
export const gigIds = z
  .array(gigId)
  .min(1, 'Choose at least one gig')
  .max(most, `At most ${most} gigs at a time`);

const { addressId, onsiteManagerId, contactName, contactPhone, ...others } = postingRules.shape;
const { specialInstructions, privateNotes, requirementIds, attachmentIds, boostBonusCents } = others;
const { unpaidBreakMinutes, description } = shiftLineRules.shape;

/** The rules of the fields of an input that changes gigs. */
export const gigChangeRules = {
  places: z.nullish(places),
  wageCents: z.nullish(wageCents),
  unpaidBreakMinutes,
  description,
  boostBonusCents,
  type: z.enum(['MARKETPLACE', 'NETWORK'], 'Choose the marketplace or the network').nullish(),
  addressId,
  onsiteManagerId,
  contactName,
  contactPhone,
  specialInstructions,
  privateNotes,
  requirementIds,
  attachmentIds,
};
