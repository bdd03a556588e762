import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmActionDialog } from '../overlays/ConfirmActionDialog.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

interface Props {
  /** The path at each moment. Default: always the same. */
  pageOf?: () => string;
  asks?: boolean;
}

const onePage = () => '/groups';

/** A list whose rows can be deleted. */
function Groups({ pageOf = onePage, asks = false }: Props) {
  useFocusAfterRemoval(pageOf);
  const [names, setNames] = useState(['Bar', 'Door', 'Kitchen']);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (name: string) => setNames((former) => former.filter((other) => other !== name));
  return (
    <main>
      <h1>Groups</h1>
      {names.length === 0 ? (
        <h2>No groups</h2>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name} aria-label={name}>
              {name === 'Kitchen' ? <a href="#kitchen">{name}</a> : name}
              <button onClick={() => (asks ? setAsked(name) : remove(name))}>{`Delete ${name}`}</button>
            </li>
          ))}
        </ul>
      )}
      {asked === null ? null : (
        <ConfirmActionDialog
          title="Sure?"
          confirmLabel="Yes"
          action={() => Promise.resolve([])}
          onSuccess={() => remove(asked)}
          onClosed={() => setAsked(null)}
        />
      )}
    </main>
  );
}

async function renderGroups(props: Props = {}) {
  const screen = await render(<Groups {...props} />);
  // The hook has loaded it as well then, as before a person acts.
  await import('./keepFocusAfterRemoval.ts');
  const press = async (name: string) => {
    (screen.getByRole('button', { name }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  return { screen, press };
}

test('the row after a deleted one gets the focus, or the link in it, and after the last row the one before', async () => {
  const { screen, press } = await renderGroups();
  await press('Delete Bar');
  await expect.element(screen.getByRole('listitem', { name: 'Door' })).toHaveFocus();
  await press('Delete Door');
  await expect.element(screen.getByRole('link', { name: 'Kitchen' })).toHaveFocus();
});

test('the row before the last one gets the focus when that is removed', async () => {
  const { screen, press } = await renderGroups();
  await press('Delete Kitchen');
  await expect.element(screen.getByRole('listitem', { name: 'Door' })).toHaveFocus();
});

test('the heading around the only row gets the focus when that is removed', async () => {
  const { screen, press } = await renderGroups();
  await press('Delete Kitchen');
  await press('Delete Door');
  await press('Delete Bar');
  await expect.element(screen.getByRole('heading', { name: 'Groups' })).toHaveFocus();
});

test('a row that was deleted by a dialog leaves the focus to the next', async () => {
  const { screen, press } = await renderGroups({ asks: true });
  await press('Delete Bar');
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(screen.getByRole('listitem', { name: 'Door' })).toHaveFocus();
});

test('a navigation has its own place for the focus', async () => {
  let page = '/groups';
  const { screen, press } = await renderGroups({ pageOf: () => page });
  const button = screen.getByRole('button', { name: 'Delete Bar' });
  (button.element() as HTMLElement).focus();
  page = '/home';
  await userEvent.keyboard('{Enter}');
  await expect.element(button).not.toBeInTheDocument();
  for (let passed = 0; passed < 6; passed += 1) await frame();
  expect(document.body).toHaveFocus();
  await press('Delete Door');
  await expect.element(screen.getByRole('link', { name: 'Kitchen' })).toHaveFocus();
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
