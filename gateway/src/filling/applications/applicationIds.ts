import { z } from 'zod';
import { nodeId } from '../../platform/schema/globalId.ts';

const most = 100;

/** The ids of a bulk mutation: 1 to 100. What each of them is shows in its own result. */
export const applicationIds = z
  .array(nodeId)
  .min(1, 'Choose at least one application')
  .max(most, `At most ${most} applications at a time`);
