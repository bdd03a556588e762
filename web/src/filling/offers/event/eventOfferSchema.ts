import { mostOfferedGigs, mostOfferedGroups } from '@brigade/domain/filling/offers/offerLimits.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../../platform/screen/formSchema.ts';
import { offerTermRules } from '../offerSchema.ts';

/** What the form holds. */
export interface EventOfferValues {
  /** Ids of the gigs' nodes. */
  readonly gigIds: readonly string[];
  /** Ids of the groups' nodes. */
  readonly groupIds: readonly string[];
  /** Dollars as they were typed; empty: none. */
  readonly bonus: string;
  readonly message: string;
}

const ids = z.custom<readonly string[]>();

/** What keeps the offers from being sent. */
export const eventOfferSchema = formSchema({
  gigIds: ids.check(
    z.refine((chosen) => chosen.length > 0, 'Choose a shift'),
    z.refine((chosen) => chosen.length <= mostOfferedGigs, `At most ${mostOfferedGigs} shifts at a time`),
  ),
  groupIds: ids.check(
    z.refine((chosen) => chosen.length > 0, 'Choose a group'),
    z.refine((chosen) => chosen.length <= mostOfferedGroups, `At most ${mostOfferedGroups} groups`),
  ),
  ...offerTermRules,
});
