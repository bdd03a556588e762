import { serverSecret } from '../database/serverSecret.ts';
import type { Upstream } from '../server/services.ts';

/** What upload links are signed with: the setting, or a secret of the server's own. */
export async function signingSecret({
  database,
  settings,
}: Pick<Upstream, 'database' | 'settings'>): Promise<string> {
  return settings.uploadSigningSecret ?? serverSecret(database, 'upload_signing');
}
