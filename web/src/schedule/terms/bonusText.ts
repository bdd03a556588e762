import { bonusCents, bonusMessage } from '@brigade/domain/schedule/gigs/bonus.ts';
import * as z from 'zod/mini';
import { centsOf } from './dollars.ts';

const isBonus = (text: string) => text.trim() === '' || z.safeParse(bonusCents, centsOf(text)).success;

/** A bonus in dollars as a person types it; empty for none. */
export const bonusText = z.string().check(z.refine(isBonus, bonusMessage));
