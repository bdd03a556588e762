import type { IEnvironment } from 'relay-runtime';
import { endSession } from './session.ts';

/** Ends the session here and, as far as it can be reached, on the server. */
export async function signOut(environment: IEnvironment): Promise<void> {
  try {
    // Loaded on demand: every page has a sign-out button, few users press it.
    const { endSessionOnServer } = await import('./endSessionOnServer.ts');
    await endSessionOnServer(environment);
  } catch {
    // Signs out in this browser even if the request fails; the token then expires.
  } finally {
    endSession();
  }
}
