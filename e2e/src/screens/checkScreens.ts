import type { Page } from 'playwright';
import { inject, it } from 'vitest';
import { expectAccessible, expectReadable } from '../browser/axe.ts';
import { expectNoSidewaysScroll } from '../browser/goodScreen.ts';
import { takeScreenshot } from '../browser/screenshots.ts';
import { visit } from '../browser/visit.ts';
import { newAddress } from '../stack/newAddress.ts';
import { sharedStack } from '../stack/sharedStack.ts';
import { signInByApi } from '../stack/signInByApi.ts';
import type { Screens, Viewer } from './screen.ts';

/**
 * Between the widths of phone and desk nothing new appears: the layout has to fit, and the rules are the same. The colors
 * of the dark theme do not depend on the width.
 */
const widths = [
  { width: 360, rules: ['light'] },
  { width: 768, rules: [] },
  { width: 1440, rules: ['light', 'dark'] },
];

/** A page at 400 % of its size, and just above the widths where cards become tables and the menu appears. */
const narrowest = [320, 680, 720, 960, 1024];

/** Declares a test per screen: it fits every width, and is accessible in the light and in the dark theme. */
export function checkScreens(screens: Screens): void {
  const pageOf = pagePerViewer();
  it.each(Object.entries(screens))(
    'screen %s fits phone, tablet and desk, and is accessible, light and dark',
    async (name, { path, shows, viewer }) => {
      const page = await pageOf(viewer);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await page.getByText(shows).first().waitFor();
      for (const width of narrowest) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      for (const { width, rules } of widths) {
        await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await expectNoSidewaysScroll(page);
        if (rules.includes('light')) await expectAccessible(page);
        await takeScreenshot(page, `${name}-${width}-light`);
        await page.emulateMedia({ colorScheme: 'dark' });
        if (rules.includes('dark')) await expectReadable(page);
        await takeScreenshot(page, `${name}-${width}-dark`);
      }
    },
  );
}

/** One page per viewer: the app comes from the cache of its profile after the first screen. */
function pagePerViewer(): (viewer: Viewer) => Promise<Page> {
  const pages = new Map<Viewer, Promise<Page>>();
  return (viewer) => {
    const page = pages.get(viewer) ?? tokenOf(viewer).then((token) => visit({ token, isKept: true }));
    pages.set(viewer, page);
    return page;
  };
}

async function tokenOf(viewer: Viewer): Promise<string | undefined> {
  if (viewer === null) return undefined;
  if (viewer === 'newcomer') return signInByApi(sharedStack, newAddress('newcomer'));
  return inject('tokens')[viewer];
}
