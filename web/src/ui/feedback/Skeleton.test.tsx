import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/axe.ts';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Skeleton } from './Skeleton.tsx';

test('a heading that is on its way has words for screen readers', async () => {
  const screen = await render(<PageHeader title={<Skeleton width="12rem" label="Loading shift" />} />);

  await expect.element(screen.getByRole('heading', { name: 'Loading shift' })).toBeInTheDocument();
  await expectAccessible(screen.container);
});
