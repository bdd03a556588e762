interface Message {
  subject: string;
  body: string;
  code: string | null;
}

/** The messages to an address, the newest first, read from the outbox as a developer would. */
export async function messagesTo(upstreamUrl: string, address: string): Promise<Message[]> {
  const response = await fetch(`${upstreamUrl}/api/sandbox/outbox/?to=${encodeURIComponent(address)}`);
  const { results } = (await response.json()) as { results: Message[] };
  return results;
}

/** The newest sign-in code sent to an address. */
export async function newestCode(upstreamUrl: string, address: string): Promise<string> {
  const messages = await messagesTo(upstreamUrl, address);
  const code = messages.find((message) => message.code)?.code;
  if (!code) throw new Error(`No code was sent to ${address}.`);
  return code;
}

/**
 * The link of the newest message to an address that has one.
 *
 * @param path what the link must lead to, such as "/invitations/accept/"
 */
export async function newestLink(upstreamUrl: string, address: string, path: string): Promise<string> {
  const messages = await messagesTo(upstreamUrl, address);
  const links = messages.flatMap(({ body }) => body.match(/https?:\/\/\S+/g) ?? []);
  const link = links.find((each) => new URL(each).pathname.startsWith(path));
  if (!link) throw new Error(`No link to ${path} was sent to ${address}.`);
  return link;
}
