import { useState } from 'react';
import type { LoadMoreFn } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useRetainedRows } from './useRetainedRows.ts';

const disposable = { dispose: () => undefined };

interface Props {
  /** How many rows the list has when it is refetched. */
  total: number;
  /** Whether the pages behind the first fail. */
  isCut?: boolean;
}

/** A list of which 250 rows are loaded, and which is refetched by a button. */
function List({ total, isCut = false }: Props) {
  const [{ size, loaded }, setList] = useState({ size: 400, loaded: 250 });
  const [asked, setAsked] = useState<number[]>([]);
  const rows = Array.from({ length: Math.min(loaded, size) }, (_, index) => index);
  const loadNext: LoadMoreFn<OperationType> = (count, options) => {
    setAsked((before) => [...before, count]);
    if (isCut) options?.onComplete?.(new Error('The line was cut.'));
    else setList({ size, loaded: rows.length + count });
    return disposable;
  };
  const held = useRetainedRows(rows, {
    query: 'the only one',
    hasNext: rows.length < size,
    isLoadingNext: false,
    loadNext,
  });
  const refetch = () => {
    held.hold();
    setList({ size: total, loaded: 100 });
  };
  return (
    <>
      <button type="button" onClick={refetch}>
        Refetch
      </button>
      <output>{`${held.rows.length} rows, ${held.isHeld ? 'old' : 'new'}, asked for ${asked.join(' and ')}`}</output>
    </>
  );
}

async function askAgain(list: Props): Promise<string> {
  const screen = await render(<List {...list} />);
  const seen: string[] = [];
  const output = screen.container.querySelector('output');
  const watch = new MutationObserver(() => seen.push(output?.textContent ?? ''));
  watch.observe(screen.container, { subtree: true, characterData: true, childList: true });
  await screen.getByRole('button').click();
  await expect.element(screen.getByText(/new, asked for \d/)).toBeInTheDocument();
  watch.disconnect();
  const counts = seen.map((text) => Number(text.split(' ')[0]));
  return `${Math.min(...counts)} at least, then ${seen.at(-1)}`;
}

test('a refetch of one page keeps the other loaded rows', async () => {
  expect(await askAgain({ total: 400 })).toBe('250 at least, then 250 rows, new, asked for 100 and 50');
});

test('a list that became shorter is shown as it is', async () => {
  expect(await askAgain({ total: 240 })).toBe('240 at least, then 240 rows, new, asked for 100 and 50');
});

test('pages that cannot be loaded are not waited for', async () => {
  expect(await askAgain({ total: 400, isCut: true })).toBe('100 at least, then 100 rows, new, asked for 100');
});
