/** Where the upstream of this repository serves files, behind whatever address it stands. */
const servedByUpstream = /\/api\/attachments\/files\/([\w.-]+)$/;

/**
 * Where the browser finds a file: at this server, for an upstream that it cannot reach; at a file service, where the
 * upstream names one.
 */
export function attachmentUrl(resourceUrl: string): string {
  const token = servedByUpstream.exec(new URL(resourceUrl).pathname)?.[1];
  return token === undefined ? resourceUrl : `/attachments/files/${token}`;
}
