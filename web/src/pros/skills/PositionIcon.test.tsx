import { jobCategories } from '@brigade/domain/pros/skills/jobCategory.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PositionIcon } from './PositionIcon.tsx';
import { PositionLabel } from './PositionLabel.tsx';
import drawings from './positions.svg?raw';

const symbols = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

test('there is a drawing for each job category, and one for every other position', () => {
  expect(symbols).toEqual([...jobCategories, 'other']);
});

test.each(['Beer & Wine Bartender', 'Barista'])(
  'the icon of a %s has a size once its file is loaded',
  async (name) => {
    const { container } = await render(<PositionIcon name={name} />);
    const use = container.querySelector('use');
    await expect.poll(() => use?.getBBox().width).toBeGreaterThan(10);
    expect(use?.getAttribute('href')).toMatch(name === 'Barista' ? /#other$/ : /#beer-and-wine-bartender$/);
  },
);

test('a label is read as the position alone', async () => {
  const screen = await render(
    <h2>
      <PositionLabel name="Line Cook" />
    </h2>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Line Cook', exact: true })).toBeVisible();
});
