import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeOrganization } from '../../testing/teams.ts';
import { fault, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/organizations/1/info';

interface Update {
  input: { name: string };
}

describe('an organization', () => {
  test('an organization opens with its details, its pages and its locations', async () => {
    const { screen, router, gateway } = await renderApp('/organizations/1', {
      organization: makeOrganization(),
    });

    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Copperfinch Hospitality');
    await expect
      .element(screen.getByRole('textbox', { name: /^Name/ }))
      .toHaveValue('Copperfinch Hospitality');
    await expect.element(screen.getByRole('link', { name: 'Info' })).toHaveAttribute('aria-current', 'page');
    await expect
      .element(screen.getByRole('link', { name: 'Grill 2' }))
      .toHaveAttribute('href', '/locations/2/info');
    await expect.poll(() => router.state.location.pathname).toBe(path);
    await expect.poll(() => document.title).toBe('Copperfinch Hospitality · Brigade');
    expect(gateway.names().toSorted()).toEqual([
      'AppShellQuery',
      'OrganizationFrameQuery',
      'OrganizationInfoScreenQuery',
    ]);
    await expectAccessible();
  });

  test('an organization can only be looked at where the role does not allow more, with the reason', async () => {
    const { screen } = await renderApp(path, {
      organization: makeOrganization({
        viewerCanManage: false,
        viewerCannotManageReason: 'Only admins of the organization can change it.',
      }),
    });

    await expect.element(screen.getByText('Only admins of the organization can change it.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test.each(['info', 'teams'])('an organization that the viewer may not see has no page %s', async (page) => {
    const { screen } = await renderApp(`/organizations/99/${page}`, {
      organization: () => {
        throw fault('NOT_FOUND');
      },
    });

    await expect
      .element(screen.getByRole('heading', { name: 'Organization not found, or you have no access to it' }))
      .toBeVisible();
    await expectAccessible();
  });
});

describe('the name of an organization', () => {
  test('the name of an organization is saved, and is shown in the header immediately', async () => {
    const { screen, gateway } = await renderApp(path, {
      organization: makeOrganization(),
      updateOrganization: ({ input }: Update) => ({
        errors: [],
        organization: makeOrganization({ name: input.name }),
      }),
    });
    const save = screen.getByRole('button', { name: 'Save' });
    await expect.element(save).not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: /^Name/ }).fill(' Copperfinch Group ');
    await save.click();

    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Copperfinch Group');
    await expect.element(save).not.toBeInTheDocument();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: { organizationId: 'organization-1', name: 'Copperfinch Group' },
      });
  });

  test('the name of an organization is required', async () => {
    const { screen, gateway } = await renderApp(path, { organization: makeOrganization() });
    await screen.getByRole('textbox', { name: /^Name/ }).fill('  ');
    await screen.getByRole('button', { name: 'Save' }).click();

    await expect.element(screen.getByText('This field is required')).toBeVisible();
    expect(gateway.names()).not.toContain('updateOrganizationMutation');
  });

  test('the name of an organization keeps what was typed where the server refuses, with the reason at the field', async () => {
    const { screen } = await renderApp(path, {
      organization: makeOrganization(),
      updateOrganization: () => ({
        errors: [refusal('INVALID', 'At most 100 characters', {}, ['name'])],
        organization: null,
      }),
    });
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await name.fill('Copperfinch Group');
    await screen.getByRole('button', { name: 'Save' }).click();

    await expect.element(screen.getByText('At most 100 characters')).toBeVisible();
    await expect.element(name).toHaveValue('Copperfinch Group');
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Copperfinch Hospitality');
  });

  test('the name of an organization is not lost by going elsewhere without being asked', async () => {
    const { screen, router } = await renderApp(path, { organization: makeOrganization() });
    await screen.getByRole('textbox', { name: /^Name/ }).fill('Copperfinch Group');
    await screen.getByRole('link', { name: 'Teams' }).click();

    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe(path);
  });

  test('the name of an organization can be put back', async () => {
    const { screen } = await renderApp(path, { organization: makeOrganization() });
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await name.fill('Copperfinch Group');
    await screen.getByRole('button', { name: 'Discard' }).click();

    await expect.element(name).toHaveValue('Copperfinch Hospitality');
  });
});
