import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { FilterBar, type Filter } from './FilterBar.tsx';

const statuses = [
  { value: 'unfilled', label: 'Unfilled' },
  { value: 'ready', label: 'Filled' },
  { value: 'cancelled', label: 'Cancelled' },
];
const ignore = () => undefined;
const types = [
  { value: 'gig', label: 'Shift' },
  { value: 'event', label: 'Event' },
];

function GigFilters({ onChanged }: { onChanged?: (filterId: string, selected: string[]) => void }) {
  const [selected, setSelected] = useState<Record<string, string[]>>({
    status: ['unfilled', 'ready'],
    type: [],
  });
  const filters: Filter[] = [
    {
      id: 'status',
      label: 'Status',
      options: statuses,
      selected: selected['status'] ?? [],
      defaultSelected: ['unfilled', 'ready'],
    },
    { id: 'type', label: 'Type', options: types, selected: selected['type'] ?? [], isSingle: true },
  ];
  return (
    <FilterBar
      filters={filters}
      onChanged={(filterId, next) => {
        onChanged?.(filterId, next);
        setSelected({ ...selected, [filterId]: next });
      }}
      onCleared={() => setSelected({ status: ['unfilled', 'ready'], type: [] })}
    />
  );
}

test('a filter at its default is a plain chip, and there is nothing to clear', async () => {
  const screen = await render(<GigFilters />);
  await expect.element(screen.getByRole('button', { name: 'Status', exact: true })).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
});

test('several options of a filter are chosen at one opening, in the order of the options', async () => {
  const onChanged = vi.fn<(filterId: string, selected: string[]) => void>();
  const screen = await render(<GigFilters onChanged={onChanged} />);
  await screen.getByRole('button', { name: 'Status' }).click();
  await screen.getByRole('option', { name: 'Cancelled' }).click();
  await screen.getByRole('option', { name: 'Unfilled' }).click();
  expect(onChanged.mock.calls).toEqual([
    ['status', ['unfilled', 'ready', 'cancelled']],
    ['status', ['ready', 'cancelled']],
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Status: Filled +1' })).toHaveFocus();
});

test('a filter of one option closes with its choice, and a second press takes it back', async () => {
  const screen = await render(<GigFilters />);
  await screen.getByRole('button', { name: 'Type' }).click();
  await screen.getByRole('option', { name: 'Event' }).click();
  await screen.getByRole('button', { name: 'Type: Event' }).click();
  await screen.getByRole('option', { name: 'Event' }).click();
  await expect.element(screen.getByRole('button', { name: 'Type', exact: true })).toBeInTheDocument();
});

test('one filter and all of them go back to their defaults', async () => {
  const screen = await render(<GigFilters />);
  await screen.getByRole('button', { name: 'Status' }).click();
  await screen.getByRole('option', { name: 'Cancelled' }).click();
  await screen.getByRole('button', { name: 'Reset' }).click();
  await expect.element(screen.getByRole('button', { name: 'Status', exact: true })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Type' }).click();
  await screen.getByRole('option', { name: 'Shift' }).click();
  await screen.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(screen.getByRole('button', { name: 'Type', exact: true })).toBeInTheDocument();
});

test.each([360, 1024])('fits %i px and has no accessibility violation, closed and open', async (width) => {
  await page.viewport(width, 740);
  const screen = await render(<GigFilters />);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Status' }).click();
  await expect.element(screen.getByRole('listbox', { name: 'Status' })).toBeInTheDocument();
  await expectAccessible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.each([
  [types, ['gig', 'event'], 'Type: all'],
  [types, ['gig'], 'Type: Shift'],
  [types.slice(0, 1), ['gig'], 'Type: Shift'],
])('a filter with the options %j, of which %j are selected, reads "%s"', async (options, selected, name) => {
  const filter: Filter = { id: 'type', label: 'Type', options, selected };
  const screen = await render(<FilterBar filters={[filter]} onChanged={ignore} onCleared={ignore} />);
  await expect.element(screen.getByRole('button', { name })).toBeVisible();
});
