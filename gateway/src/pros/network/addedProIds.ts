import { z } from 'zod';
import { proId } from '../profiles/proId.ts';

const most = 50;

/** The rule for pros that an input adds or removes. */
export const addedProIds = z.array(proId).min(1, 'Choose at least one pro').max(most, `At most ${most} pros`);
