import { readSession } from '../../accounts/signIn/session.ts';
import { Fault, faultOf, type AnsweredError } from '../../platform/relay/Fault.ts';
import { saveFile } from '../../ui/actions/saveFile.ts';

/**
 * Downloads a file of the gateway as the signed-in user.
 *
 * @param path the path with its query string
 * @throws Fault if the file is missing or incomplete
 */
export async function downloadFile(path: string, name: string): Promise<void> {
  const token = readSession()?.token;
  let response: Response;
  try {
    response = await fetch(path, {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      credentials: 'omit',
    });
    if (response.ok) return saveFile(await response.blob(), name);
  } catch (cause) {
    const fault = new Fault(
      'NETWORK',
      'The file could not be downloaded. Check your connection and try again.',
    );
    fault.cause = cause;
    throw fault;
  }
  throw await faultIn(response);
}

async function faultIn(response: Response): Promise<Fault> {
  const body = (await response.json().catch(() => null)) as { errors?: AnsweredError[] } | null;
  const [error] = body?.errors ?? [];
  return error
    ? faultOf(error)
    : new Fault('UNREADABLE', `The server returned status ${response.status} without a file.`);
}
