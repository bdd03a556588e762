import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Fault } from '../relay/Fault.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadError } from './LoadError.tsx';

function Failing(): never {
  throw new Fault('NETWORK', 'The server could not be reached.');
}

test('why a part could not be loaded is read out', async () => {
  const screen = await render(
    <ErrorBoundary resetKey={null} renderError={(error) => <LoadError error={error} />}>
      <Failing />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The server could not be reached.');
});
