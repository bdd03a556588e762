import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../testing/axe.ts';
import { Button } from './actions/Button.tsx';
import { Card } from './layout/Card.tsx';
import { EmptyState } from './feedback/EmptyState.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { NoApplicants } from './illustrations/NoApplicants.tsx';
import { NoGigs } from './illustrations/NoGigs.tsx';
import { NoLocations } from './illustrations/NoLocations.tsx';
import { NoPermission } from './illustrations/NoPermission.tsx';
import { NoResults } from './illustrations/NoResults.tsx';
import { NotFound } from './illustrations/NotFound.tsx';
import { cookingPhrases, LoadingScreen } from './screens/LoadingScreen.tsx';
import { Logo } from './layout/Logo.tsx';
import { PageHeader } from './layout/PageHeader.tsx';
import { SelectionBar } from './actions/SelectionBar.tsx';
import { Skeleton } from './feedback/Skeleton.tsx';
import { SkeletonRows } from './feedback/SkeletonRows.tsx';
import { passTime } from '../testing/testClock.ts';

describe('LoadingScreen', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the loading screen shows the next phrase every 1200 ms, and the first after the last', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const screen = await render(<LoadingScreen />);
    const phrase = () => screen.container.querySelector('p')?.textContent;
    expect(phrase()).toBe(cookingPhrases[0]);
    await passTime(1_199);
    expect(phrase()).toBe(cookingPhrases[0]);
    await passTime(1);
    expect(phrase()).toBe(cookingPhrases[1]);
    await passTime(1_200 * (cookingPhrases.length - 1));
    expect(phrase()).toBe(cookingPhrases[0]);
  });

  test('the loading screen announces that it is loading, and none of its phrases', async () => {
    const screen = await render(<LoadingScreen />);
    await expect.element(screen.getByRole('status').getByText('Loading')).toBeInTheDocument();
    expect(screen.container.querySelector('p')?.ariaHidden).toBe('true');
    await expectAccessible(screen.container);
  });
});

describe('ErrorScreen', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('the error screen says the agreed words, leads to support and tries again', async () => {
    const onRetry = vi.fn<() => void>();
    const screen = await render(
      <ErrorScreen details="request 42" supportHref="mailto:help@brigade.example" onRetry={onRetry} />,
    );
    await expect
      .element(screen.getByRole('heading', { name: 'Ooops, something went wrong.', level: 1 }))
      .toBeInTheDocument();
    await expect
      .element(screen.getByRole('link', { name: 'contact support' }))
      .toHaveAttribute('href', 'mailto:help@brigade.example');
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
    await expectAccessible(screen.container);
  });

  test('the error screen copies the error', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await render(<ErrorScreen details="request 42" supportHref="/help" />);
    await screen.getByRole('button', { name: 'Copy error' }).click();
    await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(writeText.mock.calls).toEqual([['request 42']]);
  });

  test('the error screen shows the error to copy by hand where the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const screen = await render(<ErrorScreen details="request 42" supportHref="/help" />);
    await expect.element(screen.getByText('request 42')).not.toBeVisible();
    await screen.getByRole('button', { name: 'Copy error' }).click();
    await expect.element(screen.getByText('request 42')).toBeVisible();
  });
});

test('each empty state has a drawing, a heading and a way on', async () => {
  const drawings = [NoGigs, NoApplicants, NoResults, NoLocations, NotFound, NoPermission];
  const screen = await render(
    drawings.map((Drawing, index) => (
      <EmptyState
        key={index}
        illustration={<Drawing />}
        title={`Nothing ${index}`}
        action={<Button>Go on</Button>}
      >
        Why that is.
      </EmptyState>
    )),
  );
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveLength(6);
  const shapes = [...screen.container.querySelectorAll('svg[viewBox="0 0 200 150"]')];
  expect(new Set(shapes.map((shape) => shape.innerHTML)).size).toBe(6);
  await expectAccessible(screen.container);
});

test.each([360, 1440])('a page fits %i px and has no accessibility violation', async (width) => {
  await page.viewport(width, 900);
  const screen = await render(
    <main>
      <Logo />
      <PageHeader
        title="Line cook for the Thanksgiving dinner service"
        subtitle="Harbor Grill"
        breadcrumbs={[{ label: 'Harbor Grill', href: '/locations/1' }, { label: 'Line cook' }]}
        actions={<Button>Edit</Button>}
      />
      <Card title="Applicants" actions={<Button size="small">Add</Button>}>
        <SkeletonRows label="Loading applicants" rows={2} />
        <Skeleton width="60%" />
      </Card>
    </main>,
  );
  await expect.element(screen.getByRole('region', { name: 'Applicants' })).toBeInTheDocument();
  await expect
    .element(screen.getByText('Line cook', { exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(screen.container);
});

test('the selection says how many it is, and is not there for none', async () => {
  const onCleared = vi.fn<() => void>();
  const bar = (count: number) => (
    <SelectionBar count={count} itemName={['pro', 'pros']} onCleared={onCleared}>
      <Button>Dismiss</Button>
    </SelectionBar>
  );
  const screen = await render(bar(1));
  await expect.element(screen.getByText('1 pro selected')).toBeInTheDocument();
  await expectAccessible(screen.container);
  await screen.getByRole('button', { name: 'Clear selection' }).click();
  expect(onCleared).toHaveBeenCalledTimes(1);
  await screen.rerender(bar(3));
  await expect.element(screen.getByText('3 pros selected')).toBeInTheDocument();
  await screen.rerender(bar(0));
  expect(screen.container.textContent).toBe('');
});
