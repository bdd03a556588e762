import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { BottomBar } from '../layout/BottomBar.tsx';
import { toast } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

test('shows messages that came before and after it, and reads them out', async () => {
  // Messages without an action leave by themselves, perhaps while this test still reads.
  const action = { label: 'Undo', onAction: () => undefined };
  toast({ title: 'Welcome back', action });
  const screen = await render(<ToastRegion />);
  await expect.element(screen.getByRole('alertdialog', { name: 'Welcome back' })).toBeInTheDocument();
  toast({
    tone: 'danger',
    title: 'Devon Ito could not be selected',
    description: 'The shift is full.',
    action,
  });
  const second = screen.getByRole('alertdialog', { name: 'Devon Ito could not be selected' });
  await expect.element(second).toHaveAccessibleDescription('The shift is full.');
  await expect.element(second.getByRole('alert')).toBeInTheDocument();
  await expectAccessible();
  await second.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(second).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(screen.getByText('Welcome back')).not.toBeInTheDocument();
});

test('the action of a toast is done once and closes it', async () => {
  const onAction = vi.fn<() => void>();
  const screen = await render(<ToastRegion />);
  toast({ title: 'Maria Lopez is blocked', action: { label: 'Undo', onAction } });
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(onAction).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByText('Maria Lopez is blocked')).not.toBeInTheDocument();
});

test('toasts that are still there go with the page', async () => {
  const screen = await render(<ToastRegion />);
  toast({ title: 'The link is copied', action: { label: 'Undo', onAction: () => {} } });
  await expect.element(screen.getByText('The link is copied')).toBeInTheDocument();
  await screen.unmount();
  const next = await render(<ToastRegion />);
  toast({ title: 'Welcome back' });
  await expect.element(next.getByText('Welcome back')).toBeInTheDocument();
  expect(next.getByText('The link is copied').query()).toBeNull();
});

test('success messages leave by themselves, and failures stay until dismissed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const screen = await render(
      <>
        <h1>Shifts</h1>
        <ToastRegion />
      </>,
    );
    // A pointer that a former test left on the region holds the time.
    await screen.getByRole('heading').hover();
    toast({ tone: 'success', title: 'The shift is posted' });
    toast({ tone: 'warning', title: 'Devon Ito could not be assigned' });
    toast({ tone: 'danger', title: 'The server is busy' });
    await expect.element(screen.getByText('The shift is posted')).toBeInTheDocument();
    await expect.element(screen.getByText('The server is busy')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(screen.getByText('The shift is posted')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Devon Ito could not be assigned')).toBeInTheDocument();
    await expect.element(screen.getByText('The server is busy')).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test.each([1440, 700, 390])('covers no button of a bar at the bottom, %i px wide', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(
    <>
      <div style={{ blockSize: 2_000 }} />
      <BottomBar label="Unsaved changes">
        <button type="button">Save</button>
      </BottomBar>
      <ToastRegion />
    </>,
  );
  toast({ title: 'Saved', action: { label: 'Undo', onAction: () => {} } });
  const covering = await screen.getByRole('alertdialog', { name: 'Saved' }).findElement();
  await Promise.all(covering.getAnimations().map(({ finished }) => finished));
  const { top, bottom } = covering.getBoundingClientRect();
  const bar = screen.getByRole('region', { name: 'Unsaved changes' }).element().getBoundingClientRect();
  expect(bottom <= bar.top || top >= bar.bottom).toBe(true);
});
