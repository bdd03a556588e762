import type { Page, Response } from 'playwright';

/** Waits for the response to the next mutation of a page, which may show what it does before. */
export function responseOfMutation(page: Page): Promise<Response> {
  return page.waitForResponse((response) => 'idempotency-key' in response.request().headers());
}
