import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { Button } from '../actions/Button.tsx';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { RowLink } from '../navigation/RowLink.tsx';
import { Table } from './Table.tsx';
import { TableCell } from './TableCell.tsx';
import type { TableColumn, TableSort } from './tableModel.ts';
import { TableRow } from './TableRow.tsx';

const columns: TableColumn[] = [
  { id: 'name', header: 'Pro' },
  { id: 'match', header: 'Match', isSortable: true, align: 'end' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true },
];
const people = ['Maria Lopez', 'Devon Ito', 'Amara Okafor', 'Wen Li'];
const selectable = people.slice(0, 3);

interface ApplicantsProps {
  onSorted?: (sort: TableSort) => void;
  onDismissed?: () => void;
  onOpened?: (href: string) => void;
  onSelected?: (names: string[]) => void;
}

function Applicants({ onSorted, onDismissed, onOpened, onSelected }: ApplicantsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <NavigationProvider navigate={(href) => onOpened?.(href)}>
      <Table
        label="Applicants"
        columns={columns}
        sort={{ columnId: 'match', direction: 'ascending' }}
        onSorted={(sort) => onSorted?.(sort)}
        selection={{
          ids: selectable,
          selected,
          onSelected: (next) => {
            setSelected(next);
            onSelected?.([...next]);
          },
        }}
      >
        {people.map((name, index) => (
          <TableRow key={name} id={name} label={name} isSelectable={selectable.includes(name)}>
            <TableCell column="name" isRowHeader>
              <RowLink href={`/pros/${index}`}>{name}</RowLink>
            </TableCell>
            <TableCell column="match">{90 - index} %</TableCell>
            <TableCell column="actions">
              <Button
                size="small"
                variant="outlined"
                onPress={() => onDismissed?.()}
              >{`Dismiss ${name}`}</Button>
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </NavigationProvider>
  );
}

describe('selection', () => {
  test('a row is selected by its box, which bears its name', async () => {
    const screen = await render(<Applicants />);
    const box = screen.getByRole('checkbox', { name: 'Select Devon Ito' });
    await box.click();
    await expect.element(box).toBeChecked();
    await expect
      .element(screen.getByRole('checkbox', { name: 'Select all: Applicants' }))
      .toBePartiallyChecked();
  });

  test('pressing a box with the shift key selects all rows between', async () => {
    const onSelected = vi.fn<(names: string[]) => void>();
    const screen = await render(<Applicants onSelected={onSelected} />);
    await screen.getByRole('checkbox', { name: 'Select Maria Lopez' }).click();
    await screen.getByRole('checkbox', { name: 'Select Amara Okafor' }).click({ modifiers: ['Shift'] });
    expect(onSelected).toHaveBeenLastCalledWith(selectable);
  });

  test('the head selects all rows that may be, and none again', async () => {
    const onSelected = vi.fn<(names: string[]) => void>();
    const screen = await render(<Applicants onSelected={onSelected} />);
    const all = screen.getByRole('checkbox', { name: 'Select all: Applicants' });
    await all.click();
    expect(onSelected).toHaveBeenLastCalledWith(selectable);
    await expect.element(all).toBeChecked();
    await all.click();
    expect(onSelected).toHaveBeenLastCalledWith([]);
  });

  test('a row that may not be selected cannot be', async () => {
    const screen = await render(<Applicants />);
    await expect.element(screen.getByRole('checkbox', { name: 'Select Wen Li' })).toBeDisabled();
  });
});

describe('sorting', () => {
  test('the sorted column says so, and a press turns its direction', async () => {
    const onSorted = vi.fn<(sort: TableSort) => void>();
    const screen = await render(<Applicants onSorted={onSorted} />);
    await expect
      .element(screen.getByRole('columnheader', { name: 'Match' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await screen.getByRole('button', { name: 'Match' }).click();
    expect(onSorted.mock.calls).toEqual([[{ columnId: 'match', direction: 'descending' }]]);
  });

  test('a column that cannot be sorted has no button', async () => {
    const screen = await render(<Applicants />);
    expect(screen.getByRole('columnheader', { name: 'Pro' }).element().querySelector('button')).toBeNull();
  });
});

describe('row link', () => {
  test('a click anywhere in the row follows it, except on the row’s own controls', async () => {
    const onOpened = vi.fn<(href: string) => void>();
    const onDismissed = vi.fn<() => void>();
    const screen = await render(<Applicants onOpened={onOpened} onDismissed={onDismissed} />);
    await screen.getByRole('button', { name: 'Dismiss Devon Ito' }).click();
    await screen.getByRole('checkbox', { name: 'Select Devon Ito' }).click();
    expect(onDismissed).toHaveBeenCalledTimes(1);
    expect(onOpened).not.toHaveBeenCalled();
    const cell = screen.getByRole('cell', { name: '89 %' }).element().getBoundingClientRect();
    const target = document.elementFromPoint(cell.left + cell.width / 2, cell.top + cell.height / 2);
    await userEvent.click(target ?? document.body);
    expect(onOpened.mock.calls).toEqual([['/pros/1']]);
  });
});

describe.each([
  ['a desk', 1024],
  ['a phone', 360],
])('on %s', (_, width) => {
  test('a table is one to assistive technology, fits and has no accessibility violation', async () => {
    await page.viewport(width, 740);
    const screen = await render(<Applicants />);
    await expect.element(screen.getByRole('table', { name: 'Applicants' })).toBeInTheDocument();
    await expect.element(screen.getByRole('row')).toHaveLength(5);
    await expect.element(screen.getByRole('rowheader')).toHaveLength(4);
    await expect.element(screen.getByRole('columnheader')).toHaveLength(4);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible(screen.container);
  });
});

test('on a phone each value bears its heading, on a desk it does not', async () => {
  const screen = await render(<Applicants />);
  const heading = screen.getByText('Match', { exact: true }).elements().at(-1);
  expect(heading?.checkVisibility()).toBe(false);
  await page.viewport(360, 740);
  await expect.poll(() => heading?.checkVisibility()).toBe(true);
});

test('on a phone no control of a heading takes the focus unseen', async () => {
  const explained = [
    { id: 'punches', header: 'Punches', heading: <button type="button">What is a punch?</button> },
  ];
  const screen = await render(
    <Table label="Roster" columns={explained}>
      {null}
    </Table>,
  );
  await expect.element(screen.getByRole('button', { name: 'What is a punch?' })).toBeVisible();
  await page.viewport(360, 740);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('columnheader', { name: 'Punches' })).toBeInTheDocument();
});
