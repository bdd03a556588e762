import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { glossary, type TermId } from './glossary.ts';
import styles from './TermMeaning.module.css';

interface Props {
  id: TermId;
  tipId: string;
  word: RefObject<HTMLElement | null>;
  onClosed: () => void;
}

/**
 * The explanation of a word, in the browser's own popover beside it. It is at the end of the page, so that it is not a
 * part of the name of the heading or column that the word is in.
 */
export default function TermMeaning({ id, tipId, word, onClosed }: Props) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (word.current) tip.current?.showPopover({ source: word.current });
  }, [word]);
  const { name, meaning } = glossary[id];
  return createPortal(
    <div
      ref={tip}
      id={tipId}
      role="tooltip"
      popover="auto"
      // Dialogs hide what is outside of them from screen readers.
      data-react-aria-top-layer="true"
      className={styles.tip}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClosed();
      }}
    >
      <strong>{name}.</strong> {meaning}
    </div>,
    document.body,
  );
}
