import {
  replacementReasons,
  type ReplacementReason,
} from '@brigade/domain/filling/replacements/replacementReasons.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { replacementTerms } from './replacementSchema.ts';

/** The values of the form of several replacements. */
export interface SeveralValues {
  readonly reason: ReplacementReason;
  /** Who is asked for each place: the id of a pro or `noOne`, by the id of the application's node. */
  readonly choices: Readonly<Record<string, string>>;
  /** Dollars as they were typed; empty: none. */
  readonly boost: string;
  readonly message: string;
}

/** What keeps several replacements from being sent. */
export const severalSchema = formSchema({
  reason: z.enum(replacementReasons, 'Choose what happened'),
  choices: z.record(z.string(), z.string()),
  ...replacementTerms,
});
