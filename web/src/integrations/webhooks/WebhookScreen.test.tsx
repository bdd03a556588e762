import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { scrollToLast } from '../../testing/scrollToLast.ts';
import {
  makeAttempt,
  makeDelivery,
  makeIntegrator,
  makeWebhook,
  webhookSecret,
} from '../../testing/webhooks.ts';
import { connection, fault, type Page, refusal } from '../../testing/world.ts';

const path = '/settings/webhooks/1';
const paused = { pausedAt: '2026-03-02T13:00:00Z', pauseReason: 'MAKER' };

function open(facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) {
  const webhook = makeWebhook(1, facts);
  return renderApp(path, { viewer: makeIntegrator([webhook]), webhook, ...root });
}

const withLog = (...deliveries: readonly object[]) => ({
  deliveries: (paging: Page) => connection(deliveries, paging),
});

/** Chooses an entry of the menu of the webhook. */
async function choose(item: string, root: Record<string, unknown>, facts: Record<string, unknown> = {}) {
  const app = await open(facts, root);
  await app.screen.getByRole('button', { name: 'More about Payroll' }).click();
  await app.screen.getByRole('menuitem', { name: item }).click();
  return app;
}

describe('a webhook', () => {
  test('says what it sends, with the log of its deliveries, by one request', async () => {
    const failed = makeDelivery(2, {
      topic: 'GIG_CREATED',
      isTest: true,
      state: 'FAILED',
      attempts: [makeAttempt(1, { status: 500, response: 'Not now' })],
    });
    const retrying = makeDelivery(3, {
      state: 'WAITING',
      attempts: [makeAttempt(1, { status: null, failure: 'TIMEOUT' })],
    });
    const waiting = makeDelivery(4, { state: 'WAITING', attempts: [] });
    const { screen, gateway } = await open(withLog(waiting, retrying, failed, makeDelivery(1)));
    const rows = screen.getByRole('table', { name: 'Deliveries' }).getByRole('row');

    await expect.element(screen.getByRole('heading', { name: 'Payroll', level: 2 })).toBeVisible();
    await expect.element(screen.getByText('https://example.com/hooks')).toBeVisible();
    await expect.element(screen.getByText('{ databaseId status }')).toBeVisible();
    await expect.element(rows.nth(1)).toMatchTextContent(/Shift changed.*Waiting.*–.*0/);
    await expect.element(rows.nth(2)).toMatchTextContent(/Retrying.*No answer within 20 seconds.*1/);
    await expect.element(rows.nth(3)).toMatchTextContent(/Shift posted.*Test.*Failed.*HTTP 500.*1/);
    await expect.element(rows.nth(4)).toMatchTextContent(/Delivered.*HTTP 204.*1/);
    expect(gateway.names().slice(0, 2).toSorted()).toEqual(['AppShellQuery', 'WebhookScreenQuery']);
    await expectAccessible();
  });

  test('says so where nothing was sent', async () => {
    const { screen } = await open();

    await expect
      .element(screen.getByRole('heading', { name: 'No deliveries in the last 30 days' }))
      .toBeVisible();
    await expectAccessible();
  });

  test('shows the next deliveries when the user scrolls', async () => {
    const many = Array.from({ length: 30 }, (_, index) => makeDelivery(30 - index));
    const facts = withLog(...many);
    const { screen } = await open(facts, { node: makeWebhook(1, facts) });

    await expect.poll(() => scrollToLast(screen.getByRole('row'))).toBe(31);
  });

  test.each([
    ['UPSTREAM_UNAVAILABLE', /something went wrong/i],
    ['NOT_FOUND', 'Webhook not found'],
  ])('a webhook that cannot be loaded (%s) says so', async (code, title) => {
    const { screen } = await open(
      {},
      {
        webhook: () => {
          throw fault(code);
        },
      },
    );

    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  test('a webhook that fails says since when and what happens next', async () => {
    const { screen } = await open({ failingSince: '2026-03-02T13:00:00Z' });

    await expect.element(screen.getByText('Deliveries are failing')).toBeVisible();
    await expect.element(screen.getByText(/Since Mon, Mar 2.*the webhook is paused/)).toBeVisible();
  });

  test.each([{}, paused])(
    'a webhook that lost events says how many and what to do, also while it is paused',
    async (facts) => {
      const lost = { lostEventCount: 1204, eventsLostAt: '2026-03-02T13:00:00Z' };
      const { screen } = await open({ ...facts, ...lost });

      await expect.element(screen.getByText('1,204 events were lost')).toBeVisible();
      await expect.element(screen.getByText(/until Mon, Mar 2.*Read through the API/)).toBeVisible();
    },
  );

  test.each([360, 1440])('fits %i px', async (width) => {
    await page.viewport(width, 900);
    const url = `https://example.com/${'a-long-path/'.repeat(20)}`;
    const { screen } = await open({ url, ...withLog(makeDelivery(1)) });
    await expect.element(screen.getByText(url)).toBeVisible();

    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('of a webhook', () => {
  test('a webhook can be paused by its maker', async () => {
    const { screen } = await choose('Pause', {
      pauseWebhook: { webhook: makeWebhook(1, paused), errors: [] },
    });

    await expect.element(screen.getByText('Payroll is paused')).toBeVisible();
    await expect.element(screen.getByText(/You paused it\. Events since Mon, Mar 2/)).toBeVisible();
  });

  test('a webhook can be resumed by its maker', async () => {
    const { screen } = await open(paused, { resumeWebhook: { webhook: makeWebhook(1), errors: [] } });
    await screen.getByRole('button', { name: 'Resume' }).click();

    await expect.element(screen.getByText('Payroll is active again')).toBeVisible();
    await expect.element(screen.getByText(/You paused it/)).not.toBeInTheDocument();
  });

  test('a webhook that cannot be resumed says why to its maker', async () => {
    const facts = { ...paused, pauseReason: 'TOKEN_REVOKED' };
    const { screen } = await open(facts, {
      resumeWebhook: { webhook: null, errors: [refusal('INVALID', 'Its API token was revoked.')] },
    });
    await screen.getByRole('button', { name: 'Resume' }).click();

    await expect.element(screen.getByText('Its API token was revoked.', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/Choose another one to resume it/)).toBeVisible();
  });

  test('a webhook can be changed in everything by its maker', async () => {
    const { screen, gateway } = await choose('Edit…', {
      updateWebhook: { webhook: makeWebhook(1, { name: 'Renamed' }), errors: [] },
    });
    await expect
      .element(screen.getByText(/If you switch .*, events that were not sent yet are dropped\./))
      .toBeVisible();
    await screen.getByRole('textbox', { name: 'Name' }).fill('Renamed');
    await screen.getByRole('button', { name: 'Save' }).click();

    await expect.element(screen.getByRole('heading', { name: 'Renamed', level: 2 })).toBeVisible();
    expect(gateway.last('updateWebhookMutation')?.variables).toEqual({
      input: {
        webhookId: 'webhook-1',
        name: 'Renamed',
        url: 'https://example.com/hooks',
        topics: ['GIG_CREATED', 'GIG_CHANGED'],
        selection: '{ databaseId status }',
        apiTokenId: 'token-1',
      },
    });
  });

  test('a webhook that is changed says so if the role may not read what it is about', async () => {
    const errors = [refusal('FORBIDDEN', 'You need the permission wages.view to do this.')];
    const { screen } = await choose('Edit…', { updateWebhook: { webhook: null, errors } });
    await screen.getByText('Disputes', { exact: true }).click();
    await screen.getByRole('button', { name: 'Save' }).click();

    await expect
      .element(screen.getByText(/^Your role cannot see disputes where this API token works\./))
      .toBeVisible();
    expect(document.body.textContent).not.toContain('wages.view');
  });

  test('the secret of a webhook is replaced after a question, and the replaced one signs for a day', async () => {
    const { screen } = await choose('Replace secret…', {
      rotateWebhookSecret: {
        secret: webhookSecret,
        webhook: makeWebhook(1, { replacedSecretEndsAt: '2100-03-03T15:00:00Z' }),
        errors: [],
      },
    });
    await screen.getByRole('button', { name: 'Replace' }).click();

    await expect.element(screen.getByRole('textbox', { name: 'Your secret' })).toHaveValue(webhookSecret);
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByText(/Also signs until/)).toBeVisible();
  });

  test('the secret of a webhook stays when it cannot be replaced, and the question says why', async () => {
    const errors = [refusal('CONFLICT', 'The replaced secret still signs.')];
    const { screen } = await choose('Replace secret…', {
      rotateWebhookSecret: { secret: null, webhook: null, errors },
    });
    await screen.getByRole('button', { name: 'Replace' }).click();

    await expect.element(screen.getByText('The replaced secret still signs.')).toBeVisible();
  });

  test('a webhook can be deleted by its maker after a question, which leads back to the list', async () => {
    const { screen, router } = await choose('Delete…', { deleteWebhook: { errors: [] } });
    await screen.getByRole('button', { name: 'Delete' }).click();

    await expect.element(screen.getByText('Payroll was deleted')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/settings/webhooks');
  });
});

describe('a delivery', () => {
  const failed = makeDelivery(1, {
    state: 'FAILED',
    attempts: [
      makeAttempt(1, { status: null, failure: 'CONNECTION', response: null }),
      makeAttempt(2, { status: 500, response: 'Not now' }),
    ],
  });

  test('a delivery opens beside the log with its payload, headers and attempts, the latest first', async () => {
    const { screen, router } = await open(withLog(failed), { webhookDelivery: failed });
    await screen.getByRole('link', { name: 'Shift changed' }).click();
    const drawer = screen.getByRole('dialog', { name: 'Delivery' });

    await expect.element(drawer.getByText(/"databaseId": 7/)).toBeVisible();
    await expect.element(drawer.getByText(/webhook-id: msg_1/)).toBeVisible();
    await expect
      .element(drawer.getByRole('region', { name: 'Attempts' }))
      .toMatchTextContent(/HTTP 500.*25 ms\s*Not now\s*No connection/);
    expect(router.state.location.search).toEqual({ delivery: '1' });
    await expectAccessible();
  });

  test('a delivery is sent again, and follows what becomes of it', async () => {
    let delivery: object = failed;
    const { screen, gateway } = await open(withLog(failed), {
      webhookDelivery: () => delivery,
      resendWebhookDelivery: () => {
        const waiting = { ...failed, state: 'WAITING' };
        delivery = makeDelivery(1);
        return { delivery: waiting, errors: [] };
      },
    });
    await screen.getByRole('link', { name: 'Shift changed' }).click();
    const drawer = screen.getByRole('dialog', { name: 'Delivery' });
    await drawer.getByRole('button', { name: 'Send again' }).click();

    await expect.element(screen.getByText('The delivery is being sent again')).toBeVisible();
    expect(gateway.last('resendDeliveryMutation')?.variables).toEqual({
      input: { deliveryId: 'delivery-1' },
    });
    await expect.element(drawer.getByText('Delivered')).toBeVisible();
  });

  test('a delivery shows its attempts although the log beside it knew first that it was delivered', async () => {
    let delivery: object = { ...makeDelivery(1), attempts: [] };
    const { screen } = await open(withLog(failed), { webhookDelivery: () => delivery });
    await screen.getByRole('link', { name: 'Shift changed' }).click();
    const drawer = screen.getByRole('dialog', { name: 'Delivery' });
    await expect.element(drawer.getByText('Not sent yet.')).toBeVisible();

    delivery = makeDelivery(1);

    await expect.element(drawer.getByText('HTTP 204')).toBeVisible();
  });

  test('a delivery of a test event opens at once', async () => {
    const waiting = makeDelivery(9, { isTest: true, state: 'WAITING', attempts: [], payload: null });
    const { screen } = await open(
      {},
      { webhookDelivery: waiting, testWebhook: { delivery: waiting, errors: [] } },
    );
    await screen.getByRole('button', { name: 'Send test event' }).click();
    const drawer = screen.getByRole('dialog', { name: 'Delivery' });

    await expect.element(drawer.getByText('Not sent yet.')).toBeVisible();
    await expect.element(drawer.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });

  test('a delivery of a test event that is refused says why', async () => {
    const errors = [refusal('CONFLICT', 'There is nothing yet that a test event could show.')];
    const { screen } = await open({}, { testWebhook: { delivery: null, errors } });
    await screen.getByRole('button', { name: 'Send test event' }).click();

    await expect
      .element(screen.getByText('There is nothing yet that a test event could show.'))
      .toBeVisible();
  });

  test('a delivery that was skipped says why', async () => {
    const skipped = makeDelivery(1, { state: 'SKIPPED', attempts: [], payload: null });
    const { screen } = await open(withLog(skipped), { webhookDelivery: skipped });
    await screen.getByRole('link', { name: 'Shift changed' }).click();

    await expect.element(screen.getByText(/^Not sent, because the API token/)).toBeVisible();
  });

  test.each([
    ['NOT_FOUND', 'Delivery not found'],
    ['UPSTREAM_UNAVAILABLE', /something went wrong/i],
  ])('a delivery that cannot be loaded (%s) says so beside the log', async (code, title) => {
    const { screen } = await open(withLog(failed), {
      webhookDelivery: () => {
        throw fault(code);
      },
    });
    await screen.getByRole('link', { name: 'Shift changed' }).click();

    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  });
});
