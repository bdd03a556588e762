/** Where errors are reported to, and the key that says for which project. */
export interface Dsn {
  readonly envelopeUrl: string;
  readonly publicKey: string;
}

/**
 * Reads a DSN of error reporting, such as https://key@errors.example.com/42: Sentry's form, which other services
 * follow. Older ones have a secret after the key, which the protocol does not need any more.
 *
 * @returns null if it is none
 */
export function parseDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, host, pathname } = new URL(text);
  const { prefix = '', project } = /^(?<prefix>.*)\/(?<project>\d+)\/?$/.exec(pathname)?.groups ?? {};
  if (!/^https?:$/.test(protocol) || username === '' || project === undefined) return null;
  return { envelopeUrl: `${protocol}//${host}${prefix}/api/${project}/envelope/`, publicKey: username };
}
