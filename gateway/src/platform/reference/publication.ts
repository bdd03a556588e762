import type { Settings } from '../settings/settings.ts';
import { base } from './model/reference.ts';

/** Whether anyone may read the schema: by introspection, and in the reference. */
export function isSchemaPublic({ environment }: Pick<Settings, 'environment'>): boolean {
  return environment !== 'production';
}

/** Where this server publishes the reference; null if it does not. */
export function referenceUrlOf(settings: Pick<Settings, 'environment'>): string | null {
  return isSchemaPublic(settings) ? base : null;
}
