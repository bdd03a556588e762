/** Where a demo shows its messages. A failure counts as "nowhere": the hint is a help, not a part of signing in. */
export async function outboxUrl(): Promise<string | null> {
  try {
    const { fetchOutboxUrl } = await import('./signInRequests.ts');
    return await fetchOutboxUrl();
  } catch {
    return null;
  }
}
