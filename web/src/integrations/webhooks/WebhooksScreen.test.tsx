import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeHookToken, makeIntegrator, makeWebhook, webhookSecret } from '../../testing/webhooks.ts';
import { connection, fault, type Page, refusal } from '../../testing/world.ts';

function open(
  webhooks: readonly object[],
  facts: Record<string, unknown> = {},
  root: Record<string, unknown> = {},
) {
  const viewer = makeIntegrator(webhooks, facts);
  return renderApp('/settings/webhooks', { viewer, node: viewer, ...root });
}

const withTokens = (...tokens: readonly object[]) => ({
  apiTokens: (paging: Page) => connection(tokens, paging),
});

describe('the webhooks', () => {
  test('webhooks say whether they deliver, what they send where, and when they last did, by one request', async () => {
    const { screen, gateway } = await open([
      makeWebhook(1),
      makeWebhook(2, { name: 'Planning', failingSince: '2026-03-02T13:00:00Z', lastDeliveredAt: null }),
      makeWebhook(3, { name: 'Archive', pausedAt: '2026-03-02T13:00:00Z', pauseReason: 'GONE' }),
    ]);
    const row = (name: string) =>
      screen.getByRole('list', { name: 'Webhooks' }).getByRole('listitem').filter({ hasText: name });

    await expect
      .element(row('Payroll'))
      .toMatchTextContent(/Payroll\s*Active\s*https:\/\/example\.com\/hooks/);
    await expect
      .element(row('Payroll'))
      .toMatchTextContent(/Shift posted, Shift changed · Token Hooks · Last delivered Mon, Mar 2/);
    await expect
      .element(row('Planning'))
      .toMatchTextContent(/Failing.*Nothing delivered yet\s*Failing since Mon, Mar 2/);
    await expect
      .element(row('Archive'))
      .toMatchTextContent(/Paused.*Its address answered that it is gone \(410\)\./);
    await expect
      .element(screen.getByRole('link', { name: 'Payroll' }))
      .toHaveAttribute('href', '/settings/webhooks/1');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'WebhooksScreenQuery']);
    await expectAccessible();
  });

  test('an empty list of webhooks says what they are for', async () => {
    const { screen } = await open([]);

    await expect.element(screen.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'New webhook' })).toBeVisible();
    await expectAccessible();
  });

  test('an empty list of webhooks leads to the API tokens where none works', async () => {
    const expired = makeHookToken(1, 'Old', { expiresAt: '2026-03-01T16:00:00Z' });
    const { screen } = await open([], withTokens(expired));

    await expect
      .element(screen.getByRole('link', { name: 'Go to API tokens' }))
      .toHaveAttribute('href', '/settings/api-tokens');
    await expect.element(screen.getByRole('button', { name: 'New webhook' })).not.toBeInTheDocument();
  });

  test('webhooks stay listed without an API token, with the way to create one', async () => {
    const { screen } = await open([makeWebhook(1)], withTokens());

    await expect.element(screen.getByRole('link', { name: 'Payroll' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'create an API token' }))
      .toHaveAttribute('href', '/settings/api-tokens');
  });

  test('webhooks are not available where the server has none', async () => {
    const { screen } = await open([], {
      webhooks: () => {
        throw fault('NOT_FOUND');
      },
    });

    await expect.element(screen.getByRole('heading', { name: 'Webhooks are not available' })).toBeVisible();
  });

  test('webhooks that cannot be loaded say so', async () => {
    const { screen } = await open([], {
      webhooks: () => {
        throw fault('UPSTREAM_UNAVAILABLE');
      },
    });

    await expect.element(screen.getByRole('heading', { name: /something went wrong/i })).toBeVisible();
  });

  test('the webhooks ask visitors to sign in', async () => {
    const { router } = await renderApp('/settings/webhooks', { viewer: null }, false);

    await expect.poll(() => router.state.location.pathname).toBe('/auth');
  });

  test.each([360, 1440])('the webhooks fit %i px', async (width) => {
    await page.viewport(width, 900);
    const url = `https://example.com/${'a-long-path/'.repeat(20)}`;
    const { screen } = await open([makeWebhook(1, { url })]);
    await expect.element(screen.getByRole('link', { name: 'Payroll' })).toBeVisible();

    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

/** Opens the form, with the only API token already chosen. */
async function fill(root: Record<string, unknown> = {}, facts: Record<string, unknown> = {}) {
  const app = await open([], facts, root);
  await app.screen.getByRole('button', { name: 'New webhook' }).click();
  await app.screen.getByRole('textbox', { name: 'Name' }).fill('Payroll');
  await app.screen.getByRole('textbox', { name: 'Address' }).fill('https://example.com/hooks');
  return app;
}

describe('a new webhook', () => {
  const create = { name: 'Create webhook' };

  test('a new webhook sends what was chosen, shows its secret once, and joins the list', async () => {
    const { screen, gateway } = await fill({
      createWebhook: { secret: webhookSecret, webhook: makeWebhook(1), errors: [] },
    });
    await screen.getByRole('checkbox', { name: /^Shift posted/ }).click();
    await expectAccessible();
    await screen.getByRole('button', create).click();

    await expect.element(screen.getByRole('textbox', { name: 'Your secret' })).toHaveValue(webhookSecret);
    expect(gateway.last('createWebhookMutation')?.variables).toMatchObject({
      input: {
        name: 'Payroll',
        url: 'https://example.com/hooks',
        topics: ['GIG_CHANGED'],
        selection: expect.stringContaining('startTime') as string,
        apiTokenId: 'token-1',
      },
    });
    await expectAccessible();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Your secret' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Payroll' })).toBeVisible();
  });

  test('a new webhook changes its topics and the example of its payload with what the events are about', async () => {
    const { screen } = await fill();
    await screen.getByText('Applications', { exact: true }).click();

    await expect.element(screen.getByRole('checkbox', { name: /^Application received/ })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: /^Shift posted/ })).not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('textbox', { name: 'Payload' }))
      .toHaveValue(expect.stringContaining('pro { displayName }'));
  });

  test.each([
    ['Payments', /^Payment submitted/, 'paymentStatus'],
    ['Extra payments', /^Extra payment submitted/, 'reason'],
    ['Disputes', /^Dispute opened/, 'answerDueAt'],
    ['Invoices', /^Invoice drafted/, 'dueDate'],
  ])('a new webhook can be about %s', async (subject, topic, field) => {
    const { screen, gateway } = await fill({
      createWebhook: { secret: webhookSecret, webhook: makeWebhook(1), errors: [] },
    });
    await screen.getByText(subject, { exact: true }).click();
    await screen.getByRole('checkbox', { name: topic }).click();
    await screen.getByRole('button', create).click();

    await expect.element(screen.getByRole('textbox', { name: 'Your secret' })).toBeVisible();
    const name = subject.slice(0, -1).toUpperCase().replace('EXTRA ', 'AD_HOC_');
    expect(gateway.last('createWebhookMutation')?.variables).toMatchObject({
      input: {
        topics: [`${name}_CHANGED`],
        selection: expect.stringContaining(field) as string,
      },
    });
  });

  test('a new webhook says so if the role may not read what it is about', async () => {
    const errors = [refusal('FORBIDDEN', 'You need the permission billing.manage to do this.')];
    const { screen } = await fill({ createWebhook: { secret: null, webhook: null, errors } });
    await screen.getByText('Invoices', { exact: true }).click();
    await screen.getByRole('button', create).click();

    await expect
      .element(
        screen.getByText(/^Your role cannot see invoices where this API token works\. Choose other events/),
      )
      .toBeVisible();
    expect(document.body.textContent).not.toContain('billing.manage');
  });

  test('a new webhook names what is missing, and asks the server nothing', async () => {
    const two = withTokens(makeHookToken(1, 'Hooks'), makeHookToken(2, 'Other'));
    const { screen, gateway } = await fill({}, two);
    await screen.getByRole('textbox', { name: 'Name' }).fill('');
    await screen.getByRole('textbox', { name: 'Address' }).fill('example');
    await screen.getByRole('textbox', { name: 'Payload' }).fill('');
    await screen.getByRole('checkbox', { name: /^Shift posted/ }).click();
    await screen.getByRole('checkbox', { name: /^Shift changed/ }).click();
    await screen.getByRole('button', create).click();

    await expect.element(screen.getByText(/Enter an address such as https:\/\/example\.com/)).toBeVisible();
    await expect.element(screen.getByText('Choose at least one')).toBeVisible();
    await expect.element(screen.getByText('Choose an API token')).toBeVisible();
    expect(gateway.last('createWebhookMutation')).toBeUndefined();
  });

  test('a new webhook keeps what was typed when it is refused, and shows why at its field', async () => {
    const errors = [
      refusal('INVALID', 'Must have a public address.', {}, ['url']),
      refusal('INVALID', 'Cannot query field "colour" on type "Gig".', {}, ['selection']),
    ];
    const { screen } = await fill({ createWebhook: { secret: null, webhook: null, errors } });
    await screen.getByRole('button', create).click();

    await expect.element(screen.getByText('Must have a public address.')).toBeVisible();
    await expect.element(screen.getByText(/Cannot query field/)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Payroll');
  });

  test.each([360, 1440])('a new webhook has a form that fits %i px', async (width) => {
    await page.viewport(width, 900);
    const { screen } = await fill();
    await expect.element(screen.getByRole('button', create)).toBeVisible();

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
