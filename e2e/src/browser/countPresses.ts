import type { Page } from 'playwright';

/**
 * Counts what the hands of a person do from now on, in the document that is shown: each press of a pointer, a drag
 * included, and each key but the letters of a text.
 *
 * @returns a function that reads the count
 */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const counter = { presses: 0 };
    const add = () => void (counter.presses += 1);
    window.addEventListener('pointerdown', add, { capture: true });
    window.addEventListener(
      'keydown',
      ({ key, target, isTrusted }) => {
        const isModifier = ['Control', 'Meta', 'Shift', 'Alt'].includes(key);
        const isLetter = key.length === 1 && target instanceof HTMLInputElement;
        // Components pass keys on to the elements of a list.
        if (isTrusted && !isModifier && !isLetter) add();
      },
      { capture: true },
    );
    return counter;
  });
  return async () => (await count.jsonValue()).presses;
}
