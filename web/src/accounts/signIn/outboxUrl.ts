/** The URL of a demo's outbox. A failed request counts as none: the hint is optional. */
export async function outboxUrl(): Promise<string | null> {
  try {
    const { fetchOutboxUrl } = await import('./signInRequests.ts');
    return await fetchOutboxUrl();
  } catch {
    return null;
  }
}
