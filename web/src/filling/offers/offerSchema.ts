import { offerMessage } from '@brigade/domain/filling/offers/offerMessage.ts';
import * as z from 'zod/mini';
import { bonusText } from '../../schedule/terms/bonusText.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import type { PickedPro } from '../../pros/search/ProPicker.tsx';

/** What the form holds. */
export interface OfferValues {
  readonly pros: readonly PickedPro[];
  /** Ids of the groups' nodes. */
  readonly groupIds: readonly string[];
  readonly includesRecommended: boolean;
  readonly includesFollowing: boolean;
  /** Dollars as they were typed; empty: none. */
  readonly bonus: string;
  readonly message: string;
}

/** The rules of what every offer can bring along. */
export const offerTermRules = {
  bonus: bonusText,
  message: offerMessage,
};

/** What keeps an offer from being sent. */
export const offerSchema = formSchema({
  pros: z
    .custom<readonly PickedPro[]>()
    .check(z.refine((pros) => pros.length <= 50, 'At most 50 pros at a time; ask more of them as a group')),
  groupIds: z.custom<readonly string[]>(),
  includesRecommended: z.boolean(),
  includesFollowing: z.boolean(),
  ...offerTermRules,
});
