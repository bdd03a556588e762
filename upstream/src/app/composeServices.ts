import type { Services } from '../platform/server/services.ts';
import { dueJobs } from './dueJobs.ts';
import { reactions } from './reactions.ts';

/** What differs from one server to another. */
export type ServerContext = Pick<Services, 'database' | 'clock' | 'settings'>;

/** Adds what the areas contribute to each other. */
export function composeServices(context: ServerContext): Services {
  return { ...context, dueJobs, reactions };
}
