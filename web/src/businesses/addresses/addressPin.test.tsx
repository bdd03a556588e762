import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { makeAddress, makeLocationAt } from '../../testing/addresses.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const main = makeAddress(1, { type: 'PRIMARY', name: null });
const dock = makeAddress(2, { name: 'Loading dock', line1: '9 Ash Street' });

async function openDock(root: Record<string, unknown> = {}) {
  const opened = await renderApp('/locations/1/addresses', {
    location: makeLocationAt([main, dock]),
    updateLocationAddress: { errors: [], address: dock, location: makeLocationAt([main, dock]) },
    timeZoneAt: 'America/New_York',
    ...root,
  });
  await opened.screen.getByRole('button', { name: 'Edit Loading dock' }).click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Edit Loading dock' });
  const pin = dialog.getByRole('slider', { name: 'Pin' });
  await expect.element(pin).toHaveAttribute('aria-valuetext', 'At the saved pin');
  const saved = async () => {
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect.element(opened.screen.getByText('The address was saved')).toBeVisible();
    return opened.gateway.lastMutation()?.variables['input'];
  };
  return { ...opened, dialog, pin, saved };
}

/** Takes hold of the pin as a finger does, and moves it to the east without letting go. */
async function pull(pin: Locator, byX: number) {
  const element = pin.element();
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  const send = (type: string, at = place) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch', pointerId: 7, ...at }),
    );
  // Only a real finger can be captured.
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  onTestFinished(() => capture.mockRestore());
  send('pointerdown');
  await expect.element(pin).toHaveAttribute('data-dragged');
  send('pointermove', { ...place, clientX: place.clientX + byX });
  return { letGo: () => send('pointerup') };
}

function mockGeolocation(result: { accuracy: number } | { code: number }) {
  const spy = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((onPosition, onRefusal) => {
      if ('code' in result) {
        onRefusal?.({ ...result, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
        return;
      }
      const coords = {
        longitude: -74.0085,
        latitude: 40.7261,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
        ...result,
        toJSON: () => '',
      };
      onPosition({ coords, timestamp: 0, toJSON: () => '' });
    });
  onTestFinished(() => spy.mockRestore());
}

/** How far the pin is from where it was saved, whatever the size of the map. */
const way = (up: string, across: string) =>
  expect.stringMatching(
    new RegExp(`^[\\d,.]+ (ft|miles?) ${up}, [\\d,.]+ (ft|miles?) ${across} of the saved pin$`),
  ) as string;

describe('the pin of an address', () => {
  test('the pin is moved by arrow keys, further with Shift, and says where it is', async () => {
    const { pin, saved } = await openDock();
    (pin.element() as SVGElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
    await expect.element(pin).toHaveAttribute('aria-valuetext', '20 ft north, 10 ft east of the saved pin');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(pin).toHaveAttribute('aria-valuetext', '80 ft south, 10 ft east of the saved pin');

    expect(await saved()).toMatchObject({
      coordinates: {
        longitude: expect.closeTo(-74.0089 + 0.0000362, 5) as number,
        latitude: expect.closeTo(40.7256 - 24.384 / 111_195, 5) as number,
      },
    });
  });

  test('the pin is dragged with the mouse, and the time zone follows where it is dropped', async () => {
    const { dialog, pin } = await openDock({ timeZoneAt: 'America/Chicago' });
    const map = dialog.getByRole('group', { name: 'Map' });
    await userEvent.dragAndDrop(pin, map, { targetPosition: { x: 300, y: 60 } });

    await expect.element(pin).toHaveAttribute('aria-valuetext', way('north', 'east'));
    await expect.element(dialog.getByRole('combobox', { name: 'Time zone' })).toMatchTextContent('Central');
  });

  test('the pin is dragged with a finger, and says where it is on its way', async () => {
    const { gateway, pin } = await openDock();
    const { letGo } = await pull(pin, 60);
    await expect.element(pin).toHaveAttribute('aria-valuetext', expect.stringMatching(/ east of/) as string);
    expect(gateway.names()).not.toContain('findTimeZoneQuery');
    letGo();

    await expect.element(pin).not.toHaveAttribute('data-dragged');
    await expect.element(pin).toHaveAttribute('aria-valuetext', expect.stringMatching(/ east of/) as string);
    await expect.poll(() => gateway.names()).toContain('findTimeZoneQuery');
  });

  test('the pin stays where it was when Escape ends the drag, and the dialog stays open', async () => {
    const { dialog, pin } = await openDock();
    (pin.element() as SVGElement).focus();
    const { letGo } = await pull(pin, 60);
    await expect.element(pin).toHaveAttribute('aria-valuetext', expect.stringMatching(/ east of/) as string);
    await userEvent.keyboard('{Escape}');
    letGo();

    await expect.element(pin).toHaveAttribute('aria-valuetext', 'At the saved pin');
    await expect.element(dialog).toBeVisible();
  });

  test('the pin goes to a pressed spot of the map', async () => {
    const { dialog, pin } = await openDock();
    await dialog.getByRole('group', { name: 'Map' }).click({ position: { x: 60, y: 200 } });

    await expect.element(pin).toHaveAttribute('aria-valuetext', way('south', 'west'));
  });

  test('the pin goes to where the device is, with its precision', async () => {
    const { dialog, pin, saved } = await openDock();
    mockGeolocation({ accuracy: 24.6 });
    await dialog.getByRole('button', { name: 'Use my position' }).click();

    await expect.element(dialog.getByText('The pin is at your position, to within 80 ft.')).toBeVisible();
    await expect.element(pin).toHaveAttribute('aria-valuetext', 'At your position');
    expect(await saved()).toMatchObject({ coordinates: { longitude: -74.0085, latitude: 40.7261 } });
  });

  test.each([
    [{ code: 1 }, /^Your browser does not share your position/],
    [{ code: 2 }, /^Your device does not know where it is/],
    [{ accuracy: 3400 }, /^The pin is at your position, but only to within 2\.1 miles/],
  ])('the pin explains a device that answers %j', async (response, text) => {
    const { dialog } = await openDock();
    mockGeolocation(response);
    await dialog.getByRole('button', { name: 'Use my position' }).click();

    await expect.element(dialog.getByText(text)).toBeVisible();
  });

  test('the pin takes coordinates that are pasted as one text', async () => {
    const { dialog, pin, saved } = await openDock();
    await expect.element(dialog.getByLabelText('Latitude')).not.toBeVisible();
    await dialog.getByText('Enter coordinates').click();
    const latitude = dialog.getByLabelText('Latitude');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '40.7128, -74.0060');
    latitude
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

    await expect.element(latitude).toHaveValue('40.7128');
    await expect.element(dialog.getByLabelText('Longitude')).toHaveValue('-74.006');
    await expect.element(pin).toHaveAttribute('aria-valuetext', way('south', 'east'));
    expect(await saved()).toMatchObject({ coordinates: { longitude: -74.006, latitude: 40.7128 } });
  });

  test('the pin has its radius drawn and changed beside it', async () => {
    const wide = { ...dock, geofenceRadiusMeters: 122 };
    const { dialog, saved } = await openDock({ location: makeLocationAt([main, wide]) });
    const circle = () =>
      Number(dialog.element().querySelector('svg[role="group"] circle')?.getAttribute('r'));
    const before = circle();
    await dialog.getByLabelText('Check-in radius').fill('200');

    await expect.element(dialog.getByText('200 ft', { exact: true }).first()).toBeVisible();
    // The view comes closer by as much: the circle keeps its size in the drawing.
    expect(circle()).toBeCloseTo(before, 0);
    expect(await saved()).toMatchObject({ geofenceRadiusMeters: 61 });
  });

  test('the pin is seen beside the other addresses', async () => {
    const near = makeAddress(1, { type: 'PRIMARY', name: 'Front door' });
    const { dialog } = await openDock({
      location: makeLocationAt([{ ...near, coordinates: { longitude: -74.0089, latitude: 40.7265 } }, dock]),
    });

    await expect.element(dialog.getByText(/330 ft south of Front door\./)).toBeInTheDocument();
    expect(dialog.element().querySelector('svg[role="group"]')?.textContent).toContain('Front door');
    expect(dialog.element().querySelector('svg[role="group"]')?.textContent).not.toContain('Loading dock');
  });

  test('the map of the pin comes closer and goes further away', async () => {
    const { dialog } = await openDock();
    const map = dialog.getByRole('group', { name: 'Map' });
    await expect.element(map).toMatchTextContent('500 ft');
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    await expect.element(map).toMatchTextContent('1,000 ft');
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    await expect.element(map).toMatchTextContent('2,000 ft');
    for (let press = 0; press < 4; press += 1) await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect.element(map).toMatchTextContent('100 ft');
    await expect.element(dialog.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
  });

  test.each([360, 1440])('the dialog of the pin has no accessibility violations at %d px', async (width) => {
    await page.viewport(width, 900);
    const { dialog } = await openDock();
    await dialog.getByText('Enter coordinates').click();
    await expect.element(dialog.getByLabelText('Longitude')).toBeVisible();

    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});
