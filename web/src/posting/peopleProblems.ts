import { bonusCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { optionalPhone } from '@brigade/domain/platform/validation/phone.ts';
import * as z from 'zod/mini';
import { centsOf } from '../schedule/terms/dollars.ts';
import type { PostingProblem } from '../schedule/posting/postingSchema.ts';
import type { PostingValues } from './postingValues.ts';
import { problemAt } from '../schedule/posting/problemAt.ts';

const name = z.string().check(z.maxLength(100, 'At most 100 characters'));
const text = z.string().check(z.maxLength(2000, 'At most 2000 characters'));

/** What is wrong with who gets the work, whom they ask for, and what they are told. */
export function peopleProblems(values: PostingValues): PostingProblem[] {
  return [
    ...(values.boostBonus.trim() === ''
      ? []
      : problemAt('boostBonus', bonusCents, centsOf(values.boostBonus))),
    ...(values.type === 'assign' && values.pros.length === 0
      ? [{ path: 'pros', message: 'Pick at least one pro' }]
      : []),
    ...problemAt('contactName', name, values.contactName),
    ...problemAt('contactPhone', optionalPhone, values.contactPhone),
    ...problemAt('specialInstructions', text, values.specialInstructions),
    ...problemAt('privateNotes', text, values.privateNotes),
  ];
}
