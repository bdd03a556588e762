import type { IEnvironment } from 'relay-runtime';
import { endSession } from './session.ts';

/** Ends the session here and, as far as it can be reached, on the server. */
export async function signOut(environment: IEnvironment): Promise<void> {
  try {
    // Everybody carries the way out with them; its document comes along when somebody goes.
    const { endSessionOnServer } = await import('./endSessionOnServer.ts');
    await endSessionOnServer(environment);
  } catch {
    // Whoever signs out must be signed out here, connection or not; the token ends by itself then.
  } finally {
    endSession();
  }
}
