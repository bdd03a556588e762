import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { TermId } from './glossary.ts';
import './term.css';
import type TermMeaning from './TermMeaning.tsx';

const loadMeaning = () => import('./TermMeaning.tsx');
// A word without its explanation is still a word.
const Meaning = lazy<(props: ComponentProps<typeof TermMeaning>) => ReactNode>(() =>
  loadMeaning().catch(() => ({ default: () => null })),
);

const openDelay = 400;

interface Props {
  id: TermId;
  /** The word as it reads here. */
  children: ReactNode;
}

/**
 * A word of the product that explains itself: on keyboard focus, under a resting mouse, and by a tap. It goes in
 * headings, columns and settings, never inside a link, a button or a label.
 */
export function Term({ id, children }: Props) {
  const tipId = useId();
  const word = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => setIsOpen(true);
  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };

  return (
    <span
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        // Opening reports what is wrong.
        loadMeaning().catch(() => undefined);
        clearTimeout(timer.current);
        timer.current = setTimeout(open, openDelay);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // The dialog around it stays.
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={word}
        type="button"
        data-term={id}
        aria-describedby={isOpen ? tipId : undefined}
        onClick={open}
        onFocus={({ target }) => {
          if (target.matches(':focus-visible')) open();
        }}
        onBlur={close}
      >
        {children}
      </button>
      {isOpen ? (
        <Suspense>
          <Meaning id={id} tipId={tipId} word={word} onClosed={close} />
        </Suspense>
      ) : null}
    </span>
  );
}
