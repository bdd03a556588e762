import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeGig } from '../../testing/world.ts';
import { OutdatedPage } from './OutdatedPage.tsx';

beforeEach(() => sessionStorage.clear());

test('reloads the page, and asks a person to when it is of the same release afterwards', async () => {
  const reload = vi.fn<() => void>();
  const before = await render(<OutdatedPage reload={reload} />);
  expect(reload).toHaveBeenCalledOnce();
  await before.unmount();

  const after = await render(<OutdatedPage reload={reload} />);
  await expect.element(after.getByRole('heading', { name: 'Brigade was updated' })).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
  await after.getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('takes the place of a screen whose query the gateway does not know', async () => {
  const reload = vi.fn<() => void>();
  await render(<OutdatedPage reload={reload} />);
  const reason = sessionStorage.getItem('brigade.reloadedFor') ?? '';
  const { screen, gateway, router } = await renderApp('/help', { gig: makeGig(5) });
  sessionStorage.setItem('brigade.reloadedFor', reason);
  gateway.intercept(({ name }) => {
    if (name !== 'GigScreenQuery') return null;
    const error = {
      message: 'No document is stored under this id.',
      extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' },
    };
    return Response.json({ errors: [error] }, { status: 400 });
  });
  await router.navigate({ href: '/locations/1/gigs/5' });
  await expect.element(screen.getByRole('heading', { name: 'Brigade was updated' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
