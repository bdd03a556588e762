import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { postingResponses, postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { termsWorld } from '../../testing/terms.ts';

const start = '/locations/1/gigs-add?post_gig_date=2099-01-15&return_to=/shift-messages';

beforeEach(() => page.viewport(1440, 900));

type Root = Record<string, unknown>;

/** Fills the form and posts it, without accepted terms. */
async function postRefused(facts: Root = {}) {
  const { inputs, root } = postingResponses();
  const terms = termsWorld();
  const app = await renderApp(start, {
    ...postingWorld(),
    ...terms.root,
    postGigs: (asked: Parameters<typeof root.postGigs>[0]) => terms.unlessRefused(root.postGigs(asked)),
    ...facts,
  });
  const { screen } = app;
  await screen.getByRole('combobox', { name: /^Position/ }).click();
  await screen.getByRole('option', { name: /Line Cook/ }).click();
  await screen.getByRole('textbox', { name: /^Hourly wage/ }).fill('23.75');
  const post = screen.getByRole('button', { name: 'Post Shift', exact: true });
  await post.click();
  return { ...app, inputs, post, dialog: screen.getByRole('dialog', { name: 'Terms of use' }) };
}

describe('a posting without accepted terms', () => {
  test('a posting without accepted terms offers to read and accept them, and is then posted as it was typed', async () => {
    const { screen, router, inputs, dialog, gateway } = await postRefused();
    await expect.element(dialog.getByRole('heading', { name: 'Paying' })).toBeVisible();
    await expectAccessible();

    await dialog.getByRole('button', { name: 'Accept and continue' }).click();

    await expect.element(screen.getByText('Shift posted')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/shift-messages');
    expect(gateway.last('acceptTermsMutation')?.variables).toEqual({ input: { version: '2026-02' } });
    expect(inputs).toHaveLength(2);
    expect(inputs[1]).toEqual(inputs[0]);
    expect(inputs[1]?.input).toMatchObject({ lines: [{ skillId: 'skill-1', wageCents: 2375 }] });
  });

  test('a posting stays as it was typed if the terms are not accepted, with the focus on the button that posts', async () => {
    const { screen, inputs, post, dialog } = await postRefused();
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeVisible();

    await userEvent.keyboard('{Escape}');

    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Accept the terms of use first.');
    await expect.element(screen.getByRole('textbox', { name: /^Hourly wage/ })).toHaveValue('23.75');
    await expect.element(post).toHaveFocus();
    expect(inputs).toHaveLength(1);

    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
  });

  test('a posting without accepted terms says why where the terms cannot be loaded', async () => {
    const { screen, dialog } = await postRefused({
      viewer: { ...termsWorld().root.viewer, termsAcceptance: null },
    });

    await expect.element(screen.getByRole('alert')).toMatchTextContent('Accept the terms of use first.');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
