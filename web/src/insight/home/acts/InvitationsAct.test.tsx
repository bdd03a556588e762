import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeHomeItem } from '../../../testing/homes.ts';
import { makeInvitation } from '../../../testing/invitations.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';
import { connection, type Page } from '../../../testing/world.ts';

const open = (root: Record<string, unknown>, rows = [makeInvitation(1), makeInvitation(2)]) =>
  openHomeAct(makeHomeItem('INVITATIONS_OPEN', 2), 'Follow up: 2 open team invitations', {
    location: { invitations: (paging: Page) => connection(rows, paging) },
    root,
  });

describe('open invitations', () => {
  test('open invitations are sent again', async () => {
    const { screen } = await open({ resendInvitation: { errors: [], invitation: makeInvitation(1) } });
    await screen.getByRole('button', { name: 'Send again to guest-1@elsewhere.example' }).click();
    await expect.element(screen.getByText('Sent again')).toBeVisible();
    await expectAccessible(screen.container);
  });

  test('open invitations say when they cannot be delivered', async () => {
    const invitation = makeInvitation(1, { status: 'ERROR' });
    const { screen } = await open({ resendInvitation: { errors: [], invitation } }, [invitation]);
    await screen.getByRole('button', { name: /^Send again to/ }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/cannot be reached\. Copy the link/);
  });

  test('open invitations are withdrawn until none is left, and the focus stays in the item', async () => {
    const { screen } = await open({ withdrawInvitation: { errors: [], deletedId: 'invitation-1' } }, [
      makeInvitation(1),
    ]);
    await screen.getByRole('button', { name: /^Withdraw the invitation/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(screen.getByText('No open invitations.')).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: '2 open team invitations', exact: true }))
      .toHaveFocus();
  });
});

describe('an open item', () => {
  test('an open item stays until it closes when nothing is left to do, and then gives the focus back', async () => {
    const { screen, home } = await openHomeAct(
      makeHomeItem('INVITATIONS_OPEN', 1),
      'Follow up: 1 open team invitation',
      { location: { invitations: (rows: Page) => connection([makeInvitation(1)], rows) } },
    );
    const resend = screen.getByRole('button', { name: /^Send again to/ });
    await expect.element(resend).toBeVisible();
    home.items = [];
    (resend.element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(resend).not.toBeInTheDocument();
    await expect.element(screen.getByText('Nothing needs you right now.')).toBeVisible();
  });
});
