import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { SearchField } from './SearchField.tsx';
import { passTime, typeOver } from '../../testing/testClock.ts';

const ignore = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function renderSearch(value = '') {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(
    <SearchField label="Search shifts" value={value} delay={300} onChange={onChange} />,
  );
  return { onChange, screen, input: screen.getByRole('searchbox', { name: 'Search shifts' }) };
}

test('waits until no one has typed for its delay', async () => {
  const { onChange, input } = await renderSearch();
  await typeOver(input, 'co');
  await passTime(299);
  await typeOver(input, 'cook');
  await passTime(299);
  expect(onChange).not.toHaveBeenCalled();
  await passTime(1);
  expect(onChange.mock.calls).toEqual([['cook']]);
});

test('Enter searches at once, and only once', async () => {
  const { onChange, input } = await renderSearch();
  await typeOver(input, 'cook');
  await userEvent.keyboard('{Enter}');
  await passTime(1_000);
  expect(onChange.mock.calls).toEqual([['cook']]);
});

test('the button and Escape clear it at once', async () => {
  const { onChange, input, screen } = await renderSearch('cook');
  await screen.getByRole('button', { name: 'Clear search shifts' }).click();
  expect(onChange.mock.calls).toEqual([['']]);
  await expect.element(input).toHaveFocus();
  await typeOver(input, 'chef');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
});

test('a value from elsewhere replaces the text', async () => {
  const { input, screen } = await renderSearch('cook');
  await screen.rerender(<SearchField label="Search shifts" value="" delay={300} onChange={ignore} />);
  await expect.element(input).toHaveValue('');
});

test('the echo of the value of a search field leaves alone what was typed in the meantime', async () => {
  const { input, screen } = await renderSearch();
  await typeOver(input, 'co');
  await passTime(300);
  await typeOver(input, 'cook');
  await screen.rerender(<SearchField label="Search shifts" value="co" delay={300} onChange={ignore} />);
  await expect.element(input).toHaveValue('cook');
});

test('a search field has no accessibility violation', async () => {
  const { screen } = await renderSearch('cook');
  vi.useRealTimers();
  await expectAccessible(screen.container);
});
