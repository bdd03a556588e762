import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Nothing closes a dialog while the request that it sent is pending. */
export async function expectHeld(dialog: Locator, leave = 'Cancel'): Promise<void> {
  await expect.element(dialog.getByRole('button', { name: leave, exact: true })).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: 'Close', exact: true })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeInTheDocument();
}

/** A request that waits for its answer until `resolve(null)` leaves it to the gateway's root fields. */
export const pendingRequest = () => Promise.withResolvers<null>();
