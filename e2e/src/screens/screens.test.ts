import { mkdirSync } from 'node:fs';
import { describe, inject, it } from 'vitest';
import { findGig } from '../filling/applications/findGig.ts';
import { expectAccessible, expectNoSidewaysScroll, expectReadable } from '../stack/axe.ts';
import { visit } from '../stack/browser.ts';
import { newAddress } from '../stack/newAddress.ts';
import { signInByApi } from '../stack/signInByApi.ts';
import { accountScreens } from './accountScreens.ts';
import { candidateScreens } from './candidateScreens.ts';
import { fillingScreens } from './fillingScreens.ts';
import { gigScreens } from './gigScreens.ts';
import { invitationScreens } from './invitationScreens.ts';
import { locationScreens } from './locationScreens.ts';
import { organizationScreens } from './organizationScreens.ts';
import { postingScreens } from './postingScreens.ts';
import { publicScreens } from './publicScreens.ts';
import { scheduleScreens } from './scheduleScreens.ts';
import type { Screens } from './screen.ts';

const url = inject('url');
const tokens = {
  ...inject('tokens'),
  newcomer: await signInByApi({ url, upstreamUrl: inject('upstreamUrl') }, newAddress('newcomer')),
};
/** Pictures of every screen, to look at after a run. */
const pictures = new URL('../../../.cache/screens/', import.meta.url).pathname;
mkdirSync(pictures, { recursive: true });

const gig = await findGig(url, tokens.manager, 2, ({ openApplications }) => openApplications >= 8);
const screens: Screens = {
  ...publicScreens,
  ...accountScreens,
  ...gigScreens(gig.databaseId),
  ...(await scheduleScreens(url, tokens.manager)),
  ...postingScreens(gig.databaseId),
  ...(await fillingScreens(url, tokens.manager, gig.databaseId)),
  ...locationScreens,
  ...organizationScreens,
  ...(await invitationScreens(url, tokens.owner)),
  ...candidateScreens,
  outbox: { path: `${inject('upstreamUrl')}/outbox`, shows: 'Every e-mail and text', viewer: null },
};

const widths = [360, 768, 1440];

describe.each(Object.entries(screens))('screen %s', (name, { path, shows, viewer }) => {
  it('fits phone, tablet and desk, light and dark, and everybody can use it', async () => {
    const page = await visit(viewer === null ? {} : { token: tokens[viewer] });
    await page.goto(path);
    await page.getByText(shows).first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.screenshot({ path: `${pictures}${name}-${width}-light.png` });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectReadable(page);
      await page.screenshot({ path: `${pictures}${name}-${width}-dark.png` });
    }
  });
});
