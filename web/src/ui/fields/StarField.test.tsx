import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { StarField } from './StarField.tsx';

function Example({ onChosen }: { onChosen?: (stars: number) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <StarField
      label="Overall"
      value={value}
      onChange={(stars) => {
        setValue(stars);
        onChosen?.(stars);
      }}
    />
  );
}

test('a star field is a radio group of one to five stars', async () => {
  const screen = await render(<Example />);
  const group = screen.getByRole('radiogroup', { name: 'Overall' });

  await expect.element(group.getByRole('radio')).toHaveLength(5);
  await group.getByRole('radio', { name: '4 stars' }).click();
  await expect.element(group.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expectAccessible();
});

test('a star field is one tab stop, and arrow keys choose', async () => {
  const chosen: number[] = [];
  const screen = await render(<Example onChosen={(stars) => chosen.push(stars)} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');

  await expect.element(screen.getByRole('radio', { name: '3 stars' })).toHaveFocus();
  expect(chosen).toEqual([1, 2, 3]);
});
