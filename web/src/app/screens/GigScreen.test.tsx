import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeApplication, makeGig, makeGigWith } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/gigs/5';

describe('the gig screen', () => {
  test('shows the details of the gig in one request', async () => {
    const { screen, gateway } = await renderApp(`${path}?tab=details`, { gig: makeGig(5) });
    await expect.element(screen.getByRole('heading', { name: 'Line Cook', level: 1 })).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'GigScreenQuery']);
    await expect.element(screen.getByText('5:00 pm – 11:00 pm EST')).toBeVisible();
    const shift = screen.getByRole('region', { name: 'Shift' });
    await expect.element(shift).toMatchTextContent('5 h 30 min');
    await expect.element(shift).toMatchTextContent('$24.50 / h');
    await expect.element(screen.getByText(/^Own knives/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '(212) 555-0142' }))
      .toHaveAttribute('href', 'tel:+12125550142');
  });

  test('lists required checks and certifications with the other requirements', async () => {
    const gig = makeGig(5, {
      requirements: [],
      areCertificationsRequired: true,
      isBackgroundCheckRequired: true,
    });
    const { screen } = await renderApp(`${path}?tab=details`, { gig });
    const requirements = screen.getByRole('region', { name: 'Requirements' });
    await expect.element(requirements).toMatchTextContent('Certified for the position');
    await expect.element(requirements).toMatchTextContent('Passed a background check');
    await expect.element(requirements).not.toMatchTextContent('No requirements');
  });

  test('links to the applicants and back', async () => {
    const gig = makeGigWith(5, [makeApplication(1)]);
    const { screen } = await renderApp(path, { gig });
    await screen.getByRole('link', { name: 'Review 1 applicant' }).click();
    await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
    await screen.getByRole('link', { name: 'Overview' }).click();
    await expect.element(screen.getByRole('region', { name: 'Applicants' })).toBeVisible();
  });

  test('leads to no applicants, and counts none, where the role does not decide about them', async () => {
    const gig = makeGigWith(5, [makeApplication(1), makeApplication(2, { isSelected: true })], {
      viewerCanManageApplicants: false,
      roster: [],
    });
    const { screen } = await renderApp(path, { gig });
    const main = screen.getByRole('main');
    await expect.element(main).toMatchTextContent('Selected, not confirmed yet');
    await expect.element(main.getByRole('link', { name: /Roster/ })).toBeVisible();
    await expect.element(main).not.toMatchTextContent('Applicants');
    await expect.element(main).not.toMatchTextContent('To review');
    expect(screen.container.querySelector('a[href*="/applicants"]')).toBeNull();
  });

  test('shows the same page for an unknown gig and a hidden one', async () => {
    const { screen } = await renderApp(path, {
      gig: () => {
        throw fault('NOT_FOUND');
      },
    });
    await expect
      .element(screen.getByRole('heading', { name: 'Shift not found, or you have no access to it' }))
      .toBeVisible();
  });

  test('shows the error screen with a request ID if the request fails', async () => {
    const { screen } = await renderApp(path, {
      gig: () => {
        throw fault('UPSTREAM_TIMEOUT');
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Ooops, something went wrong.' })).toBeVisible();
    await screen.getByText('Show the error').click();
    await expect.element(screen.getByText(/Request: request-1/)).toBeVisible();
    await expect.element(screen.getByText(/Code: UPSTREAM_TIMEOUT/)).toBeVisible();
  });

  test('the gig screen has no accessibility violations', async () => {
    const { screen } = await renderApp(path, { gig: makeGig(5) });
    await expect.element(screen.getByRole('heading', { name: 'Line Cook', level: 1 })).toBeVisible();
    await expectAccessible();
  });
});
