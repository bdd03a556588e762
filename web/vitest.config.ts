import path from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from '../scripts/browser.ts';
import { relayPlugin } from './build/relayPlugin.ts';

/**
 * Lazily loaded by UI components. If Vite found them only while tests run, it would optimize all dependencies again and
 * reload the page.
 */
const lazyDependencies = [
  'react-aria-components',
  'react-aria-components/ListBox',
  'react-aria-components/Menu',
  'react-aria-components/Modal',
  'react-aria-components/Popover',
  'react-aria-components/Tabs',
  'react-aria-components/Toast',
  'temporal-polyfill/shim',
];

/** Need the page to themselves: a module that is replaced, or that keeps what it once loaded. */
const alone = [
  'src/businesses/paymentMethods/stripe/stripeScript.test.tsx',
  'src/businesses/paymentMethods/LocationBillingScreen.test.tsx',
];

const chromium = { browser: 'chromium', viewport: { width: 1024, height: 768 } } as const;

export default defineConfig({
  plugins: [relayPlugin(path.join(import.meta.dirname, 'src/__generated__')), react()],
  // Dependencies are as in the built web app, which takes less time: see docs/decisions/0117. There, React lacks what
  // elements are made with in development.
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    include: lazyDependencies,
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    name: 'web',
    root: import.meta.dirname,
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/ui/theme/global.css', 'src/testing/cleanUp.ts', 'src/testing/collectGarbage.ts'],
    // As in journeys: a busy machine is not a failure. What hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      // Until the page has loaded, for which Vite may first have to build all dependencies.
      connectTimeout: 180_000,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await chromiumPath(), args: chromiumFlags },
        // Nothing moves, so that nothing has to be waited for; the zone differs from every zone that tests name.
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Asia/Kathmandu' },
      }),
      instances: [
        // The files share one page: the app's modules are loaded once instead of two hundred times.
        { ...chromium, isolate: false, exclude: alone },
        { ...chromium, name: 'web (alone)', include: alone },
      ],
    },
  },
});
