import { useRef } from 'react';

/** Leads through what is wrong in a table, one after the other; after the last one, to the first again. */
export function useNextProblem<Table extends HTMLElement>() {
  const table = useRef<Table>(null);
  const last = useRef<HTMLElement>(null);
  const goToNext = () => {
    const problems = [
      ...(table.current?.querySelectorAll<HTMLElement>('[aria-invalid], [data-problem]') ?? []),
    ];
    // What was wrong last may be mended by now; its place still counts.
    const next = problems.find((one) => last.current && isAfter(one, last.current)) ?? problems[0];
    if (!next) return;
    last.current = next;
    next.focus();
    next.scrollIntoView({ block: 'center' });
  };
  return { table, goToNext };
}

function isAfter(one: Node, other: Node): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
