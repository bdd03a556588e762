import { inject, it } from 'vitest';
import { expectAccessible, expectReadable } from '../browser/axe.ts';
import { expectNoSidewaysScroll } from '../browser/goodScreen.ts';
import { takeScreenshot } from '../browser/screenshots.ts';
import { visit } from '../browser/visit.ts';
import { newAddress } from '../stack/newAddress.ts';
import { sharedStack } from '../stack/sharedStack.ts';
import { signInByApi } from '../stack/signInByApi.ts';
import type { Screens, Viewer } from './screen.ts';

/** Between the widths of phone and desk nothing new appears: the layout has to fit, and the rules are the same. */
const widths = [
  { width: 360, isChecked: true },
  { width: 768, isChecked: false },
  { width: 1440, isChecked: true },
];

/** Declares a test per screen: it fits every width, and is accessible in the light and in the dark theme. */
export function checkScreens(screens: Screens): void {
  it.each(Object.entries(screens))(
    'screen %s fits phone, tablet and desk, and is accessible, light and dark',
    async (name, { path, shows, viewer }) => {
      const page = await visit({ token: await tokenOf(viewer), options: { reducedMotion: 'reduce' } });
      await page.goto(path);
      await page.getByText(shows).first().waitFor();
      for (const { width, isChecked } of widths) {
        await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await expectNoSidewaysScroll(page);
        if (isChecked) await expectAccessible(page);
        await takeScreenshot(page, `${name}-${width}-light`);
        await page.emulateMedia({ colorScheme: 'dark' });
        if (isChecked) await expectReadable(page);
        await takeScreenshot(page, `${name}-${width}-dark`);
      }
    },
  );
}

async function tokenOf(viewer: Viewer): Promise<string | undefined> {
  if (viewer === null) return undefined;
  if (viewer === 'newcomer') return signInByApi(sharedStack, newAddress('newcomer'));
  return inject('tokens')[viewer];
}
