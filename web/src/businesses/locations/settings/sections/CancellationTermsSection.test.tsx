import { describe, expect, test } from 'vitest';
import { makeSettings } from '../../../../testing/makeSettings.ts';
import { renderApp } from '../../../../testing/renderApp.tsx';
import { fault, makeLocation } from '../../../../testing/world.ts';

function open(facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) {
  const location = makeLocation(1, makeSettings(facts));
  return renderApp('/locations/1/info', { location: () => location, ...root });
}

describe('the terms of calling gigs off', () => {
  test('the terms of calling gigs off are there to read for who sees costs', async () => {
    const { screen } = await open();
    const card = screen.getByRole('region', { name: 'Cancellation terms' });
    await expect.element(card).toMatchTextContent('24 h before the start');
    await expect.element(card).toMatchTextContent('Up to 4 h paid to each confirmed pro');
  });

  test('the terms of calling gigs off are not there for who does not see costs', async () => {
    const { screen } = await open({
      costRates: () => {
        throw fault('FORBIDDEN');
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Fees', exact: true })).toBeInTheDocument();
    await expect.element(screen.getByText('Cancellation terms')).not.toBeInTheDocument();
  });

  test('the terms of calling gigs off are set by platform admins, within their ranges', async () => {
    let input: unknown = null;
    const { screen } = await open(
      { viewerCanSetFees: true },
      {
        updateLocation: (args: { input: object }) => {
          ({ input } = args);
          return { errors: [], location: makeLocation(1, makeSettings({ viewerCanSetFees: true })) };
        },
      },
    );
    const form = screen.getByRole('form', { name: 'Cancellation terms' });
    await form.getByRole('textbox', { name: /^Free until/ }).fill('337');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(form.getByText('Enter 0 to 336 hours')).toBeVisible();
    expect(input).toBeNull();

    await form.getByRole('textbox', { name: /^Free until/ }).fill('48');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    expect(input).toEqual({
      locationId: 'location-1',
      cancellationFreeHours: 48,
      cancellationGuaranteedHours: 4,
    });
  });
});
