import { z } from 'zod';
import { proId } from '../profiles/proId.ts';

const most = 50;

/** The rule of the pros whom an input adds or takes out. */
export const addedProIds = z.array(proId).min(1, 'Choose at least one pro').max(most, `At most ${most} pros`);
