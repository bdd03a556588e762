import { describe, expect, test } from 'vitest';
import { expectHeld, pendingRequest } from '../../testing/expectHeld.ts';
import { makeNetworkInvite, makeNetworkLocation } from '../../testing/network.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

interface Row {
  readonly name: string;
  readonly phoneNumber: string;
}

interface Input {
  readonly input: { readonly rows: readonly Row[]; readonly validateOnly: boolean };
}

const isNumber = (text: string) => text.replaceAll(/\D/g, '').length === 10;
const wrong = refusal('INVALID', 'Invalid phone number', {}, ['rows', '6', 'phoneNumber']);

/** Opens the import at a gateway that knows malformed numbers, and keeps what it was asked. */
async function openImport() {
  const seen: Input['input'][] = [];
  const location = makeNetworkLocation({});
  const app = await renderApp('/locations/1/connect/network/invites?dialog=import', {
    location,
    node: location,
    importNetworkInvites: ({ input }: Input) => {
      seen.push(input);
      const results = input.rows.map(({ phoneNumber }, index) => ({
        row: index + 1,
        errors: isNumber(phoneNumber) ? [] : [wrong],
        networkInvite: input.validateOnly || !isNumber(phoneNumber) ? null : makeNetworkInvite(index + 1),
      }));
      return { errors: [], results };
    },
  });
  return { ...app, seen };
}

/** Eight guests; the seventh has an invalid phone number. */
const rows = Array.from({ length: 8 }, (_, index) =>
  index === 6 ? 'Guest 7,,615-55' : `Guest ${index + 1},,615-555-014${index}`,
);
const table = ['Name,Email,Phone', ...rows].join('\n');

describe('an import of invites', () => {
  test('an import of invites tries every row first, reports the malformed number in row 7, and sends the others', async () => {
    const { screen, seen } = await openImport();
    const dialog = screen.getByRole('dialog', { name: /^Invite a list/ });
    await dialog.getByRole('textbox', { name: 'Rows' }).fill(table);
    await dialog.getByRole('button', { name: 'Check rows' }).click();

    await expect.element(dialog.getByText(/^1 row was refused/)).toBeVisible();
    const seventh = dialog.getByRole('row').nth(7);
    await expect.element(seventh).toMatchTextContent(/7\s*Guest 7/);
    await expect.element(seventh).toMatchTextContent('615-55');
    await expect.element(seventh).toMatchTextContent('Invalid phone number');
    await expect.element(dialog.getByRole('row').nth(8)).toMatchTextContent('Valid');
    expect(seen.map(({ validateOnly }) => validateOnly)).toEqual([true]);
    await expectAccessible();

    await dialog.getByRole('button', { name: 'Send 7 invites' }).click();
    await expect.element(dialog.getByText(/^1 row was not sent\. The others are on their way/)).toBeVisible();
    expect(seen[1]?.validateOnly).toBe(false);
    expect(seen[1]?.rows.map(({ name }) => name)).not.toContain('Guest 7');
    expect(seen[1]?.rows).toHaveLength(7);
    await expect.element(dialog.getByRole('row').nth(8)).toMatchTextContent('Sent');
    await expect.element(seventh).toMatchTextContent('Invalid phone number');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('an import of invites closes by itself when everyone was invited', async () => {
    const { screen } = await openImport();
    const dialog = screen.getByRole('dialog', { name: /^Invite a list/ });
    await dialog.getByRole('textbox', { name: 'Rows' }).fill('Nia,,615-555-0142');
    await dialog.getByRole('button', { name: 'Check rows' }).click();
    await expect.element(dialog.getByText('The row is valid.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send 1 invite' }).click();
    await expect.element(screen.getByText('1 invite was sent')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('an import of invites asks for rows before it asks the server, and leads back to them', async () => {
    const { screen, seen } = await openImport();
    const dialog = screen.getByRole('dialog', { name: /^Invite a list/ });
    await dialog.getByRole('button', { name: 'Check rows' }).click();
    await expect.element(dialog.getByText('Paste at least one row, or choose a file')).toBeVisible();
    expect(seen).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Rows' }).fill('Nia,,12');
    await dialog.getByRole('button', { name: 'Check rows' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Send 0 invites' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Rows' })).toHaveValue('Nia,,12');
  });

  test('an import of invites stays while invites are sent', async () => {
    const { screen, gateway } = await openImport();
    const dialog = screen.getByRole('dialog', { name: /^Invite a list/ });
    await dialog.getByRole('textbox', { name: 'Rows' }).fill('Nia,,615-555-0142');
    await dialog.getByRole('button', { name: 'Check rows' }).click();
    const send = dialog.getByRole('button', { name: 'Send 1 invite' });
    await expect.element(send).toBeVisible();
    const pending = pendingRequest();
    gateway.intercept(({ name }) => (name === 'importNetworkInvitesMutation' ? pending.promise : null));
    await send.click();
    await expectHeld(dialog, 'Back');

    pending.resolve(null);

    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('an import of invites asks before rows are dropped', async () => {
    const { screen } = await openImport();
    const dialog = screen.getByRole('dialog', { name: /^Invite a list/ });
    await dialog.getByRole('textbox', { name: 'Rows' }).fill(table);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
