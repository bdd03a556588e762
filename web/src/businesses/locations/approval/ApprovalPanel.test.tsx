import { describe, expect, test } from 'vitest';
import { makeSettings } from '../../../testing/makeSettings.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { makeLocation, refusal } from '../../../testing/world.ts';
import { expectAccessible } from '../../../testing/axe.ts';

const reason = 'The address is a private home.';

/** Opens the settings of a location, with a gateway that carries out its mutation by changing these facts. */
async function open(facts: Record<string, unknown>, root: Record<string, unknown> = {}) {
  const location = makeLocation(1, makeSettings(facts));
  const becomes = (change: Record<string, unknown>) => () => {
    Object.assign(location, change);
    return { errors: [], location };
  };
  return renderApp('/locations/1/info', {
    location: () => location,
    approveLocation: becomes({ approvalStatus: 'APPROVED' }),
    approveLocationInSandbox: becomes({ approvalStatus: 'APPROVED' }),
    resubmitLocation: becomes({ approvalStatus: 'PENDING', approvalReason: null }),
    denyLocation: becomes({ approvalStatus: 'DENIED', approvalReason: reason }),
    ...root,
  });
}

describe('the approval of a location', () => {
  test('the approval of a location is waited for, without a button in production', async () => {
    const { screen } = await open({ approvalStatus: 'PENDING' });
    await expect.element(screen.getByText('Grill 1 is waiting for approval')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
  });

  test.each([
    ['PENDING', 'Waiting for approval'],
    ['DENIED', 'Not approved'],
  ])('the approval of a location is named beside it while it is missing: %s', async (status, badge) => {
    const { screen } = await open({ approvalStatus: status });
    await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
  });

  test('the approval of a location is not named once it is there', async () => {
    const { screen } = await open({ approvalStatus: 'APPROVED' });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Grill 1' })).toBeVisible();
    await expect.element(screen.getByText('Approved', { exact: true })).not.toBeInTheDocument();
  });

  test('the approval of a location comes at once in the sandbox, and the shell refetches where one can work', async () => {
    const { screen, gateway } = await open(
      { approvalStatus: 'PENDING' },
      { sandbox: { __typename: 'Sandbox' } },
    );
    await screen.getByRole('button', { name: 'Approve now (sandbox)' }).click();
    await expect.element(screen.getByText('Grill 1 is approved')).toBeVisible();
    await expect.element(screen.getByText('Grill 1 is waiting for approval')).not.toBeInTheDocument();
    await expect.poll(() => gateway.names().filter((name) => name === 'AppShellQuery')).toHaveLength(2);
  });

  test('the approval of a location is given by a platform admin', async () => {
    const { screen, gateway } = await open({ approvalStatus: 'PENDING', viewerCanSetFees: true });
    await screen.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Withdraw approval' })).toBeVisible();
    expect(gateway.names()).toContain('approveLocationMutation');
  });

  test('the approval of a location can be undone by the platform admin who has given it', async () => {
    const { screen, gateway } = await open({ approvalStatus: 'PENDING', viewerCanSetFees: true });
    await screen.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect.element(screen.getByText(/posted shifts wait for approval again/)).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Grill 1 waits for approval again')).toBeVisible();
    await expect.element(screen.getByText('Grill 1 is waiting for approval')).toBeVisible();
    expect(gateway.last('denyLocationMutation')?.variables).toMatchObject({
      input: { reason: expect.stringMatching(/^Approved by mistake/) as string },
    });
    expect(gateway.lastMutation()?.name).toBe('resubmitLocationMutation');
  });

  test('the approval of a location is refused with a reason, and the location submitted again', async () => {
    const { screen } = await open({ approvalStatus: 'PENDING', viewerCanSetFees: true });
    await screen.getByRole('button', { name: 'Deny', exact: true }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Deny', exact: true }).click();
    await expect.element(dialog.getByText('This field is required')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
    await dialog.getByRole('button', { name: 'Deny', exact: true }).click();
    await expect.element(screen.getByText(reason)).toBeVisible();
    await screen.getByRole('button', { name: 'Submit again' }).click();
    await expect.element(screen.getByText('Grill 1 is waiting for approval')).toBeVisible();
  });

  test('the approval of a location can be taken back by platform admins', async () => {
    const { screen } = await open({ viewerCanSetFees: true });
    await expect.element(screen.getByRole('button', { name: 'Withdraw approval' })).toBeVisible();
  });

  test('the approval of a location is no matter to others once it is given', async () => {
    const { screen } = await open({});
    await expect.element(screen.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /^(?:approve|withdraw)/i }))
      .not.toBeInTheDocument();
  });

  test('the approval of a location says why nothing happened', async () => {
    const message = 'Only a location that waits for approval can be approved.';
    const { screen } = await open(
      { approvalStatus: 'PENDING', viewerCanSetFees: true },
      { approveLocation: { errors: [refusal('INVALID_TRANSITION', message)], location: null } },
    );
    await screen.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
  });
});
