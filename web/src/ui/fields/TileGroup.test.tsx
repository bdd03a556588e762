import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { TileGroup } from './TileGroup.tsx';

function Kinds() {
  const [value, setValue] = useState('one');
  return (
    <TileGroup
      label="What to post"
      value={value}
      onChange={setValue}
      options={[
        { value: 'one', label: 'One', icon: <svg aria-hidden="true" />, description: 'A single one' },
        { value: 'many', label: 'Many', icon: <svg aria-hidden="true" /> },
      ]}
    />
  );
}

test.each([360, 1024])('a tile group is a group of radio buttons, %d px wide', async (width) => {
  await page.viewport(width, 600);
  const screen = await render(<Kinds />);

  await screen.getByRole('radio', { name: 'Many' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Many' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: /^One/ })).toBeChecked();
  await expectAccessible();
});
