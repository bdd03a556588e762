import { cdp } from 'vitest/browser';
import { onTestFinished } from 'vitest';

const setMedia = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

/** Renders the page as it is printed, until the test ends. */
export async function onPaper(): Promise<void> {
  onTestFinished(async () => {
    await setMedia('');
  });
  await setMedia('print');
}
