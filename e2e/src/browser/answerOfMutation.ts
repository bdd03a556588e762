import type { Page, Response } from 'playwright';

/** Waits for the answer to the next mutation of a page, which may show what it does before. */
export function answerOfMutation(page: Page): Promise<Response> {
  return page.waitForResponse((response) => 'idempotency-key' in response.request().headers());
}
