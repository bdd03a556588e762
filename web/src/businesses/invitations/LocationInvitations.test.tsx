import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Invitation, makeInvitation } from '../../testing/invitations.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeLocationWith, makeManager } from '../../testing/teams.ts';
import { connection, fault, type Page, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const nora = makeInvitation(1, { name: 'Nora Whitfield' });
const expired = makeInvitation(2, {
  status: 'EXPIRED',
  role: 'ONSITE_MANAGER',
  expiresAt: '2020-01-15T22:00:00Z',
});
const failed = makeInvitation(3, { status: 'ERROR', inviterName: null });

/** Opens the team of a location with these invitations; null where they are none of the viewer's business. */
function openTeam(
  invitations: readonly Invitation[] | null,
  root: Record<string, unknown> = {},
  search = '',
) {
  const list = (page: Page) => invitations && connection(invitations, page);
  const team = [makeManager(1, 'ADMIN', { isViewer: true })];
  return renderApp(`/locations/1/teams${search}`, {
    location: makeLocationWith(team, { invitations: list }),
    ...root,
  });
}

async function choose(invitation: Invitation, action: string, root: Record<string, unknown>) {
  const app = await openTeam([nora, expired], root);
  await app.screen.getByRole('button', { name: `Invitation for ${invitation.email}` }).click();
  await app.screen.getByRole('menuitem', { name: action }).click();
  return app;
}

describe('the invitations of a location', () => {
  test('invitations show the guest, the role, and the status', async () => {
    const { screen } = await openTeam([nora, expired, failed]);
    const row = screen.getByRole('row', { name: /^Nora Whitfield/ });

    await expect.element(row).toMatchTextContent('guest-1@elsewhere.example');
    await expect.element(row).toMatchTextContent('Team member');
    await expect.element(row).toMatchTextContent(/Waiting.*Valid until .*, sent by Elena Marchetti/);
    const second = screen.getByRole('row', { name: /^guest-2/ });
    await expect.element(second).toMatchTextContent(/Onsite manager.*Expired/);
    await expect.element(screen.getByRole('row', { name: /^guest-3/ })).toMatchTextContent('Not delivered');
    await expectAccessible();
  });

  test('invitations open with the form of a new one from a link, and without it after that', async () => {
    const { screen, router } = await openTeam([nora], {}, '?invite=true');
    const dialog = screen.getByRole('dialog', { name: /^Invite to / });
    await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(router.state.location.href).toBe('/locations/1/teams');
    await screen.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect.element(dialog).toBeVisible();
    expect(router.state.location.href).toBe('/locations/1/teams?invite=true');
  });

  test('invitations open no form for viewers who may not invite', async () => {
    const { screen } = await openTeam(null, {}, '?invite=true');
    await expect.element(screen.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('invitations say so when there are none', async () => {
    const { screen } = await openTeam([]);

    await expect.element(screen.getByText(/^No pending invitations\./)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Invite' })).toBeVisible();
  });

  test('invitations are not there for those who may not manage the team', async () => {
    const { screen } = await openTeam(null);

    await expect.element(screen.getByRole('table', { name: 'Team of Grill 1' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Invitations' })).not.toBeInTheDocument();
  });

  test('invitations that cannot be loaded leave the team alone', async () => {
    const location = makeLocationWith([makeManager(1, 'ADMIN')], {
      invitations: fault('UPSTREAM_UNAVAILABLE'),
    });
    const { screen } = await renderApp('/locations/1/teams', { location });

    await expect.element(screen.getByText(/^The invitations could not be loaded\./)).toBeVisible();
    await expect.element(screen.getByRole('table', { name: 'Team of Grill 1' })).toBeVisible();
  });
});

describe('sending again', () => {
  test('sending an invitation again renews the row', async () => {
    const renewed = { ...expired, status: 'SUBMITTED', expiresAt: '2099-02-01T22:00:00Z' };
    const { screen, gateway } = await choose(expired, 'Send again', {
      resendInvitation: { errors: [], invitation: renewed },
    });

    await expect.element(screen.getByText(`Sent to ${expired.email} with a new link`)).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /^guest-2/ })).toMatchTextContent('Waiting');
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({ input: { invitationId: 'invitation-2' } });
  });

  test.each([
    ['that cannot be delivered', { errors: [], invitation: failed }, /cannot be reached/],
    [
      'that was accepted',
      { errors: [refusal('INVALID_TRANSITION', 'This invitation has already been accepted.')] },
      /^This invitation has already been accepted\.$/,
    ],
  ])('an invitation %s says so when it is sent again', async (_, resendInvitation, message) => {
    const { screen } = await choose(nora, 'Send again', { resendInvitation });

    await expect.element(screen.getByText(message)).toBeVisible();
  });
});

describe('copying the link', () => {
  test('copying the link of an invitation puts it on the clipboard', async () => {
    const app = await openTeam([nora]);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await app.screen.getByRole('button', { name: `Invitation for ${nora.email}` }).click();
    await app.screen.getByRole('menuitem', { name: 'Copy link' }).click();

    await expect.element(app.screen.getByText('Link copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(nora.link);
  });

  test('copying the link of an invitation shows it where the browser keeps the clipboard closed', async () => {
    const app = await openTeam([nora]);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await app.screen.getByRole('button', { name: `Invitation for ${nora.email}` }).click();
    await app.screen.getByRole('menuitem', { name: 'Copy link' }).click();

    await expect.element(app.screen.getByText(nora.link)).toBeVisible();
  });

  test('the link of an invitation that has expired is of no use', async () => {
    const { screen } = await openTeam([expired]);
    await screen.getByRole('button', { name: `Invitation for ${expired.email}` }).click();

    await expect
      .element(screen.getByRole('menuitem', { name: /^Copy link/ }))
      .toHaveAttribute('aria-disabled', 'true');
  });
});

describe('withdrawing', () => {
  test('withdrawing an invitation asks, and takes the row away', async () => {
    const { screen } = await choose(nora, 'Withdraw…', {
      withdrawInvitation: { errors: [], deletedId: nora.id },
    });
    const dialog = screen.getByRole('alertdialog', { name: 'Withdraw the invitation for Nora Whitfield?' });
    await expect.element(dialog).toMatchTextContent('The link stops working immediately.');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();

    await expect.element(screen.getByText('The invitation for Nora Whitfield was withdrawn')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /^Nora Whitfield/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('row', { name: /^guest-2/ })).toBeVisible();
  });

  test('an invitation whose withdrawal is refused stays with the reason', async () => {
    const message = 'This invitation has already been accepted.';
    const { screen } = await choose(nora, 'Withdraw…', {
      withdrawInvitation: { errors: [refusal('INVALID_TRANSITION', message)], deletedId: null },
    });
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Withdraw' }).click();

    await expect.element(dialog).toMatchTextContent(message);
  });
});
