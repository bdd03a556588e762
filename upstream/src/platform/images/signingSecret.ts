import { serverSecret } from '../database/serverSecret.ts';
import type { Services } from '../server/services.ts';

/** The secret that signs upload links: the setting, or a generated one. */
export async function signingSecret({
  database,
  settings,
}: Pick<Services, 'database' | 'settings'>): Promise<string> {
  return settings.uploadSigningSecret ?? serverSecret(database, 'upload_signing');
}
