import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applicantsPath, decisionsOn, openApplications, renderApplicants } from '../../testing/applicants.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { makePro } from '../../testing/pros.ts';
import { makeLocation, refusal } from '../../testing/world.ts';
import { storeSingleKeys } from '../../platform/commands/singleKeysSetting.ts';

const profiles = {
  location: makeLocation(1),
  pro: ({ uuid }: { uuid: string }) => makePro(Number(uuid.replace('uuid-', ''))),
};

async function openFirst(
  width: number,
  root: Record<string, unknown> = {},
  applications = openApplications(1, 2, 3),
) {
  await page.viewport(width, 900);
  const app = await renderApplicants(applications, '?selected_pro_id=uuid-1', {
    ...decisionsOn(applications),
    ...profiles,
    ...root,
  });
  const role = width < 1400 ? 'dialog' : 'region';
  const profile = app.screen.getByRole(role, { name: 'Profile' });
  await expect.element(profile.getByRole('heading', { name: 'Pro 1' })).toBeVisible();
  return { ...app, profile };
}

describe('the profile of an applicant', () => {
  test('lies beside the list on wide screens, which goes on working', async () => {
    const { screen, profile } = await openFirst(1440);
    const list = screen.getByRole('table', { name: 'Applicants' }).element().getBoundingClientRect();
    expect(list.right).toBeLessThanOrEqual(profile.element().getBoundingClientRect().left);
    await screen.getByRole('link', { name: 'Pro 3' }).click();
    await expect.element(profile.getByRole('heading', { name: 'Pro 3' })).toBeVisible();
    await expectAccessible();
  });

  test.each([1440, 768])('leads to the next and the previous one, %i px wide', async (width) => {
    const { profile, router } = await openFirst(width);
    await expect.element(profile.getByRole('button', { name: 'Previous applicant' })).toBeDisabled();
    await profile.getByRole('button', { name: 'Next applicant' }).click();
    await expect.element(profile.getByRole('heading', { name: 'Pro 2' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(profile.getByRole('heading', { name: 'Pro 3' })).toBeVisible();
    await expect.element(profile.getByRole('button', { name: 'Next applicant' })).toBeDisabled();
    await userEvent.keyboard('k');
    await expect.element(profile.getByRole('heading', { name: 'Pro 2' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.href).toBe(applicantsPath);
  });

  test.each([1440, 768])('goes on to the next applicant after a decision, %i px wide', async (width) => {
    const { profile, gateway } = await openFirst(width);
    await profile.getByRole('button', { name: 'Select Pro 1' }).click();
    await expect.element(profile.getByRole('heading', { name: 'Pro 2' })).toBeVisible();
    await userEvent.keyboard('s');
    await expect.element(profile.getByRole('heading', { name: 'Pro 3' })).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({ input: { applicationIds: ['application-2'], overrideNote: null } });
  });

  test('takes the focus along in the list', async () => {
    const { screen } = await openFirst(1440);
    await screen.getByRole('link', { name: 'Pro 1' }).click();
    await userEvent.keyboard('j');
    await expect.element(screen.getByRole('link', { name: 'Pro 2' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect.element(screen.getByRole('link', { name: 'Pro 3' })).toHaveFocus();
  });

  test('comes back with the reason when the decision is refused', async () => {
    const applications = openApplications(1, 2);
    const full = refusal('GIG_FULL', 'All 2 places of this shift are taken.');
    const { profile } = await openFirst(
      1440,
      decisionsOn(applications, { 'application-1': full }),
      applications,
    );
    await userEvent.keyboard('s');
    await expect
      .element(profile.getByRole('alert'))
      .toMatchTextContent('All 2 places of this shift are taken.');
    await expect.element(profile.getByRole('heading', { name: 'Pro 1' })).toBeVisible();
    const reason = profile.getByRole('alert').element().getBoundingClientRect();
    const name = profile.getByRole('heading', { name: 'Pro 1' }).element().getBoundingClientRect();
    expect(reason.bottom).toBeLessThanOrEqual(name.top);
  });

  test('closes by Escape for people who do without single keys', async () => {
    const { screen, profile, router, gateway } = await openFirst(1440);
    storeSingleKeys(false);
    await screen.getByRole('link', { name: 'Pro 3' }).click();
    await expect.element(profile.getByRole('heading', { name: 'Pro 3' })).toBeVisible();
    await userEvent.keyboard('ks');
    await expect.element(profile.getByRole('heading', { name: 'Pro 3' })).toBeVisible();
    expect(gateway.names()).not.toContain('selectApplicantsMutation');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => router.state.location.href).toBe(applicantsPath);
  });

  test('asks for the reason of a dismissal, while no key decides', async () => {
    const { screen, profile, gateway } = await openFirst(1440);
    await userEvent.keyboard('d');
    await expect.element(screen.getByRole('dialog', { name: 'Dismiss Pro 1?' })).toBeVisible();
    await userEvent.keyboard('s');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(profile.getByRole('heading', { name: 'Pro 1' })).toBeVisible();
    expect(gateway.names()).not.toContain('selectApplicantsMutation');
  });

  test('closes after the decision on the last applicant', async () => {
    const { screen, profile } = await openFirst(1440, {}, openApplications(1));
    await userEvent.keyboard('s');
    await expect.element(profile).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'No open applicants' })).toBeVisible();
  });
});
