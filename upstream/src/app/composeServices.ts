import type { Services } from '../platform/server/services.ts';
import { drawnPortraits } from '../sandbox/demo/portraits/drawnPortraits.ts';
import { dueJobs } from './dueJobs.ts';
import { reactions } from './reactions.ts';

/** What differs from one server to another. */
export type ServerContext = Pick<Services, 'database' | 'clock' | 'settings'>;

/** Adds what the areas contribute to each other. */
export function composeServices(context: ServerContext): Services {
  const drawPicture = context.settings.isProduction ? undefined : drawnPortraits();
  return { ...context, dueJobs, reactions, drawPicture };
}
