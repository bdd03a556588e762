import { mkdirSync } from 'node:fs';
import { describe, inject, it } from 'vitest';
import { findGig } from '../applications/findGig.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../stack/axe.ts';
import { visit } from '../stack/browser.ts';

const url = inject('url');
const { manager } = inject('tokens');
/** Pictures of every screen, to look at after a run. */
const pictures = new URL('../../../.cache/screens/', import.meta.url).pathname;
mkdirSync(pictures, { recursive: true });

const gig = await findGig(url, manager, 2, ({ openApplications }) => openApplications >= 8);

/** Path, text that shows that the screen is there, and whether somebody is signed in. */
const screens: Record<string, { path: string; shows: string | RegExp; isSignedIn: boolean }> = {
  'sign-in': { path: '/auth', shows: 'Welcome to Brigade', isSignedIn: false },
  'sign-in-by-phone': { path: '/auth/phone', shows: 'Welcome to Brigade', isSignedIn: false },
  code: {
    path: '/auth/email/verify?email=chef%40brigade.example',
    shows: 'Enter your code',
    isSignedIn: false,
  },
  locations: { path: '/locations', shows: 'Marigold Hall', isSignedIn: true },
  gigs: { path: '/locations/2', shows: / C[SD]T/, isSignedIn: true },
  'no-gigs': { path: '/locations/2?search=zzzz', shows: 'No gig matches these filters', isSignedIn: true },
  gig: { path: `/locations/2/gigs/${gig.databaseId}`, shows: 'Place and contact', isSignedIn: true },
  applicants: { path: `/locations/2/gigs/${gig.databaseId}/applicants`, shows: 'Applied', isSignedIn: true },
  'no-access': {
    path: '/locations/5',
    shows: 'Location not found, or you have no access to it',
    isSignedIn: true,
  },
  'no-such-page': { path: '/nowhere', shows: 'This page does not exist', isSignedIn: true },
};

const looks = [360, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

describe.each(Object.entries(screens))('screen %s', (name, { path, shows, isSignedIn }) => {
  it('fits phone, tablet and desk, light and dark, and everybody can use it', async () => {
    const page = await visit(isSignedIn ? { token: manager } : {});
    await page.goto(path);
    await page.getByText(shows).first().waitFor();
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.screenshot({ path: `${pictures}${name}-${width}-${colorScheme}.png` });
    }
  });
});
