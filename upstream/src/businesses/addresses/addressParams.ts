import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';

/** The path of one address of a location. */
export const addressParams = z.object({ locationId: idParameter, id: idParameter });
