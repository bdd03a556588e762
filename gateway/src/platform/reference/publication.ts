import type { Settings } from '../settings/settings.ts';
import { base } from './model/reference.ts';

/** Where this server publishes the reference; null if it does not. */
export function referenceUrlOf({ isSchemaPublic }: Pick<Settings, 'isSchemaPublic'>): string | null {
  return isSchemaPublic ? base : null;
}
