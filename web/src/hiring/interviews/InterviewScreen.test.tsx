import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeInvitation } from '../../testing/candidates.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const address = '/interview/C0PP-ERF1-NCH7';

function open(facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) {
  const invitation = makeInvitation(facts);
  return renderApp(address, { interviewInvitation: invitation, ...root }, false);
}

test('shows the time, place, pay, and contact, without a session', async () => {
  const { screen, gateway } = await open();

  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Interview: Line cook, evenings');
  await expect.element(screen.getByText('3:00 pm – 4:00 pm EST')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /214 Hudson St, New York, NY 10013/ }))
    .toHaveAttribute('href', expect.stringContaining('query=214+Hudson+St'));
  await expect.element(screen.getByText('$25.00 for coming')).toBeVisible();
  await expect.element(screen.getByText('Ask for Renata at the bar.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '(212) 555-0131' }))
    .toHaveAttribute('href', 'tel:+12125550131');
  await expect.poll(() => document.title).toBe('Interview at Grill 1 · Brigade');
  expect(gateway.requests).toHaveLength(1);
  expect(gateway.requests[0]).toMatchObject({ variables: { code: 'C0PPERF1NCH7' } });
  expect(gateway.requests[0]?.headers.has('authorization')).toBe(false);
});

test.each([
  [360, 740],
  [1440, 900],
])('has no accessibility violation and fits at %i pixels', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await open();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible();

  await expectAccessible(document.body);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('an interview by video leads there, and says that nothing is paid', async () => {
  const { screen } = await open({ channelUrl: 'https://meet.example/x', pay: null, contact: null });

  await expect
    .element(screen.getByRole('link', { name: /By video/ }))
    .toHaveAttribute('href', 'https://meet.example/x');
  await expect.element(screen.getByText('The interview is not paid')).toBeVisible();
});

test.each([
  ['NOT_FOUND', 'This code is not valid'],
  ['RATE_LIMITED', 'Too many wrong codes'],
])('an interview code that fails with %s says what to do', async (code, words) => {
  const { screen } = await open(
    {},
    {
      interviewInvitation: () => {
        throw fault(code);
      },
    },
  );

  await expect.element(screen.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expectAccessible(document.body);
  await screen.getByRole('link', { name: 'Enter another code' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Code' })).toBeVisible();
});

test('an outage is not taken for a wrong code', async () => {
  const { screen } = await open(
    {},
    {
      interviewInvitation: () => {
        throw fault('UPSTREAM_UNAVAILABLE');
      },
    },
  );

  await expect.element(screen.getByRole('button', { name: /try again/i })).toBeVisible();
});

test('a code that the address lacks is typed, however it is written', async () => {
  const { screen, router } = await renderApp('/interview', { interviewInvitation: makeInvitation() }, false);
  const field = screen.getByRole('textbox', { name: 'Code' });

  await field.fill('copp');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(field)
    .toHaveAccessibleDescription(/A code has 12 letters and digits. Check your message./);
  await expectAccessible(document.body);

  await field.fill('copp erfi nch7');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Interview: Line cook, evenings' })).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/interview/C0PP-ERF1-NCH7');
});
