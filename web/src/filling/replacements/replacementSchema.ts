import { mostStandbys } from '@brigade/domain/filling/replacements/mostStandbys.ts';
import { offerMessage } from '@brigade/domain/filling/offers/offerMessage.ts';
import {
  replacementReasons,
  type ReplacementReason,
} from '@brigade/domain/filling/replacements/replacementReasons.ts';
import * as z from 'zod/mini';
import type { PickedPro } from '../../pros/search/ProPicker.tsx';
import { bonusText } from '../../schedule/terms/bonusText.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';

/** What the form holds. */
export interface ReplacementValues {
  readonly reason: ReplacementReason;
  /** Who is asked: the best matches, or those who were chosen. */
  readonly recipients: 'best' | 'chosen';
  /** How many of the best matches, as it was typed. */
  readonly standbys: string;
  readonly pros: readonly PickedPro[];
  /** Dollars as they were typed; empty: none. */
  readonly boost: string;
  readonly message: string;
}

const isCount = (text: string) =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= mostStandbys;

/** The terms of an offer of a place, which one replacement and several share. */
export const replacementTerms = {
  boost: bonusText,
  message: offerMessage,
};

/** What keeps a replacement from being sent. What belongs to the other way of asking does not. */
export const replacementSchema = formSchema({
  reason: z.enum(replacementReasons, 'Choose what happened'),
  recipients: z.enum(['best', 'chosen']),
  standbys: z.string(),
  pros: z.custom<readonly PickedPro[]>(),
  ...replacementTerms,
}).check(
  z.refine(({ recipients, standbys }) => recipients === 'chosen' || isCount(standbys), {
    path: ['standbys'],
    message: `Ask 1 to ${mostStandbys} pros`,
  }),
  z.refine(
    ({ recipients, pros }) => recipients === 'best' || (pros.length > 0 && pros.length <= mostStandbys),
    {
      path: ['pros'],
      message: `Choose 1 to ${mostStandbys} pros`,
    },
  ),
);

/** What the form begins with. */
export const startOfReplacement: ReplacementValues = {
  reason: 'NO_SHOW',
  recipients: 'best',
  standbys: '5',
  pros: [],
  boost: '',
  message: '',
};
