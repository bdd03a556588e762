import { parseSettings } from '@brigade/gateway/platform/settings/settings.ts';
import { startGateway } from '@brigade/gateway/app/startGateway.ts';
import { startDemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../../scripts/browser.ts';
import { addYearOfGigs } from './addYearOfGigs.ts';

/** A GraphQL request that the page has sent. */
interface SeenRequest {
  readonly restCalls: number;
}

/** A location, and a browser with its manager signed in. */
interface OpenLocation {
  readonly page: Page;
  readonly upstream: Awaited<ReturnType<typeof startDemoUpstream>>;
  /** The requests in the order of their responses. Callers that count them empty the list first. */
  readonly requests: SeenRequest[];
  /** Opens a range of the calendar, as on a first visit. */
  open(span: 'month' | 'week', date: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the whole stack in this process, and a browser.
 *
 * @param hasYear adds 5,000 gigs in 2027, 1,000 of them in March; otherwise only those of the demo data
 */
export async function openLocation({ hasYear }: { hasYear: boolean }): Promise<OpenLocation> {
  const upstream = await startDemoUpstream();
  if (hasYear) await addYearOfGigs(upstream.database);
  const requests: SeenRequest[] = [];
  const gateway = await startGateway(
    parseSettings({ PORT: '0', UPSTREAM_API_BASE: upstream.url, LOG_LEVEL: 'silent' }),
    { onResponded: ({ trace }) => requests.push({ restCalls: trace.calls.length }) },
  );
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
  const page = await browser.newPage({ baseURL: gateway.url, viewport: { width: 1440, height: 900 } });
  const token = await upstream.tokenOf('manager@brigade.example');
  const session = JSON.stringify({ token, expiresAt: Date.now() + 86_400_000 });
  await page.addInitScript(`localStorage.setItem('brigade.session', ${JSON.stringify(session)})`);
  return {
    page,
    upstream,
    requests,
    async open(span, date) {
      await page.goto(`/locations/1?view=calendar&calendar_view=${span}&calendar_date=${date}`);
      await page.waitForSelector('[data-entry]');
    },
    async close() {
      await browser.close();
      await gateway.close();
      await upstream.close();
    },
  };
}
