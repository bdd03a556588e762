interface OutboxAnswer {
  results: { code: string | null; created_ts: string }[];
}

/** The newest sign-in code sent to an address, read from the outbox as a developer would. */
export async function newestCode(upstreamUrl: string, address: string): Promise<string> {
  const response = await fetch(`${upstreamUrl}/api/sandbox/outbox/?to=${encodeURIComponent(address)}`);
  const { results } = (await response.json()) as OutboxAnswer;
  const code = results.find((message) => message.code)?.code;
  if (!code) throw new Error(`No code was sent to ${address}.`);
  return code;
}
