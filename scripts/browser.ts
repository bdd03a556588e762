import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Flags under which Chromium runs as root, without a sandbox of its own and without talking to the outside. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the browser tests, brought in if the machine has none.
 * Order: BRIGADE_CHROMIUM, the headless shell shipped in a package, Playwright's own, the system's, Debian's package (as
 * root). The shell comes first because it draws no window: a whole Chromium takes twice the time for the same tests.
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env['BRIGADE_CHROMIUM'];
  if (named) return named;
  const shell = await shippedInPackage();
  if (canRun(shell)) return shell;
  const { chromium } = await import('playwright');
  const found = [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
  if (found) return found;
  if (installedFromDebian()) return '/usr/bin/chromium';
  // It lacks a library or two: the error of the browser itself says which.
  return shell;
}

/** Whether the machine has the processor and the libraries that a browser needs. */
function canRun(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function installedFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '--yes', 'chromium', 'fonts-liberation'], quiet);
    return existsSync('/usr/bin/chromium');
  } catch {
    // No network or no such package: the shipped browser is next.
    return false;
  }
}

async function shippedInPackage(): Promise<string> {
  const fromEndToEnd = createRequire(new URL('../e2e/package.json', import.meta.url));
  const { default: shipped } = (await import(fromEndToEnd.resolve('@sparticuz/chromium'))) as {
    default: { executablePath(): Promise<string> };
  };
  return shipped.executablePath();
}
