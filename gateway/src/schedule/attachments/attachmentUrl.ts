/** The path at which this repository's upstream serves files, whatever its host. */
const servedByUpstream = /\/api\/attachments\/files\/([\w.-]+)$/;

/**
 * The URL from which the browser loads a file: this server, for an upstream it cannot reach; or a file service, if the
 * upstream names one.
 */
export function attachmentUrl(resourceUrl: string): string {
  const token = servedByUpstream.exec(new URL(resourceUrl).pathname)?.[1];
  return token === undefined ? resourceUrl : `/attachments/files/${token}`;
}
