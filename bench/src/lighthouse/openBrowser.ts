import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../../scripts/browser.ts';
import { freePort } from '../../../scripts/freePort.ts';

/** A browser that Lighthouse can steer by its port, and that keeps a session between visits. */
export interface MeasuredBrowser {
  readonly port: number;
  signIn(origin: string, token: string): Promise<void>;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<MeasuredBrowser> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'brigade-lighthouse-')), await freePort()];
  // Lighthouse opens its tab in the default context, which only a persistent one is.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  return {
    port,
    async signIn(origin, token) {
      const page = await context.newPage();
      await page.goto(`${origin}/healthz`);
      const session = JSON.stringify({ token, expiresAt: Date.now() + 86_400_000 });
      await page.evaluate((value) => localStorage.setItem('brigade.session', value), session);
      await page.close();
    },
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
