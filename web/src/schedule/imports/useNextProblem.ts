import { useRef } from 'react';

/** Moves the focus to the next error in a table, and from the last one back to the first. */
export function useNextProblem<Table extends HTMLElement>() {
  const table = useRef<Table>(null);
  const last = useRef<HTMLElement>(null);
  const goToNext = () => {
    const problems = [
      ...(table.current?.querySelectorAll<HTMLElement>('[aria-invalid], [data-problem]') ?? []),
    ];
    // The previous error may be fixed by now, but its position still counts.
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
