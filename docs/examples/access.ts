/** Where the API is, and with whose token to call it. */
export interface Access {
  /** The base URL, such as http://127.0.0.1:4000. */
  readonly url: string;
  /** An API token with the scopes READ and POST. */
  readonly token: string;
}

/** One of the examples: lists the shifts that need people, changes the first one, and waits for the event about it. */
export type Example = (access: Access, write: (line: string) => void) => Promise<void>;

/** Runs an example from the command line, on the API that the environment names. */
export async function runFromShell(example: Example): Promise<void> {
  const { BRIGADE_URL = 'http://127.0.0.1:4000', BRIGADE_TOKEN } = process.env;
  if (BRIGADE_TOKEN === undefined)
    throw new Error('Set BRIGADE_TOKEN to an API token with the scopes READ and POST.');
  await example({ url: BRIGADE_URL, token: BRIGADE_TOKEN }, (line) => process.stdout.write(`${line}\n`));
}
