import { bonusCents } from '@brigade/domain/gigs/bonus.ts';
import * as z from 'zod/mini';
import { centsOf } from '../posting/dollars.ts';
import { formSchema } from '../shell/formSchema.ts';
import { replacementReasons, type ReplacementReason } from './replacementReasons.ts';

const isBonus = (text: string) => text.trim() === '' || z.safeParse(bonusCents, centsOf(text)).success;
const isCount = (text: string) => /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 20;

/** What keeps a replacement from being sent. */
export const replacementSchema = formSchema({
  reason: z.enum(replacementReasons, 'Choose what happened'),
  standbys: z.string().check(z.refine(isCount, 'Ask 1 to 20 pros')),
  boost: z.string().check(z.refine(isBonus, 'Enter a bonus from $1 to $1,000, or nothing')),
  message: z.string().check(z.trim(), z.maxLength(300, 'At most 300 characters')),
});

/** What the form begins with. */
export const startOfReplacement: {
  reason: ReplacementReason;
  standbys: string;
  boost: string;
  message: string;
} = { reason: 'NO_SHOW', standbys: '5', boost: '', message: '' };
