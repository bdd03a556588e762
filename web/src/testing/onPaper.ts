import { cdp } from 'vitest/browser';
import { onTestFinished } from 'vitest';

/** Renders the page as it is printed, until the test ends. */
export async function onPaper(): Promise<void> {
  const setMedia = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });
  onTestFinished(async () => {
    await setMedia('');
  });
  await setMedia('print');
}
