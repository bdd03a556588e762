import { vi } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { act } from './act.ts';

/**
 * Replaces the text of a field. Unlike the locator's own actions, which move a test's clock on while they
 * wait for the page, keys arrive at once: for tests that count milliseconds.
 */
export async function typeOver(field: Locator, text: string): Promise<void> {
  const input = field.element();
  if (!(input instanceof HTMLInputElement)) throw new TypeError('Only inputs can be typed over.');
  input.focus();
  input.select();
  await userEvent.keyboard(text === '' ? '{Backspace}' : text);
}

/** Presses Enter on a control, with the same care for a test's clock. */
export async function pressEnter(control: Locator): Promise<void> {
  const element = control.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
}

/** Moves a test's clock on and lets React show all that came of it. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Stops the clock until the test is over: what was loaded stays fresh, however long the test takes. */
export function stopClock(): void {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
}
