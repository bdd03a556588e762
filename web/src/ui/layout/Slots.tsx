import { Fragment } from 'react';
import styles from './Slots.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type SlotState = 'sure' | 'broken' | 'pending' | 'open';

/** How many places are in each state. */
export type SlotStates = Readonly<Record<SlotState, number>>;

interface Props {
  states: SlotStates;
  /** People who are sure to come, including the missing ones. */
  confirmed: number;
  /** People wanted. */
  places: number;
  /** The other states in words. */
  details: readonly string[];
  /** Puts the mark and the words on one line, and shortens the words to "2 of 4". */
  isCompact?: boolean;
}

/** Beyond this many, dots can no longer be counted at a glance. */
const mostDots = 12;

/** Who is in the places of a shift, as one mark per place and in words. */
export function Slots({ states, confirmed, places, details, isCompact = false }: Props) {
  const slots = marksOf(states);
  const words = ['confirmed', ...details].join(', ');
  const Detail = isCompact ? VisuallyHidden : Fragment;
  return (
    <div className={styles.slots} data-compact={isCompact || undefined}>
      <span className={styles.marks} title={`${confirmed} of ${places} ${words}`} aria-hidden="true">
        {slots.length > mostDots ? <Bar states={states} whole={slots.length} /> : <Dots slots={slots} />}
      </span>
      <span className={styles.text}>
        <strong>{confirmed}</strong> of {places}
        <Detail>{` ${words}`}</Detail>
      </span>
    </div>
  );
}

/**
 * One mark per place and no words, for places where the number is beside it. Nothing beyond `most` marks.
 * Decorative: words say the same.
 */
export function SlotMarks({ states, most = mostDots }: { states: SlotStates; most?: number }) {
  const slots = marksOf(states);
  return slots.length > 0 && slots.length <= most ? <Dots slots={slots} /> : null;
}

function marksOf(states: SlotStates): SlotState[] {
  return (Object.keys(states) as SlotState[]).flatMap((state) =>
    Array.from({ length: states[state] }, () => state),
  );
}

const step = 15;

// Each state has its own shape, so that color alone conveys nothing.
const shapes: Record<SlotState, string> = {
  sure: 'M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
  broken: 'M2 2L10 10M10 2L2 10',
  pending: 'M6 1a5 5 0 0 0 0 10z',
  open: '',
};

/** One place, as in the row of places. Decorative: words beside it say the same. */
export function SlotMark({ state }: { state: SlotState }) {
  return (
    <svg className={styles.dots} width="12" height="12" aria-hidden="true">
      <Slot state={state} index={0} />
    </svg>
  );
}

function Slot({ state, index }: { state: SlotState; index: number }) {
  return (
    <g className={styles[state]} transform={`translate(${index * step} 0)`}>
      {state === 'broken' ? null : <circle className={styles.ring} cx="6" cy="6" r="5" />}
      <path d={shapes[state]} />
    </g>
  );
}

function Dots({ slots }: { slots: readonly SlotState[] }) {
  const width = Math.max(1, slots.length * step);
  return (
    <svg
      className={styles.dots}
      width={width}
      height="12"
      viewBox={`0 0 ${width} 12`}
      data-slots={slots.join(' ')}
      aria-hidden="true"
    >
      {slots.map((state, index) => (
        // Slots have no identity of their own.
        <Slot key={index} state={state} index={index} />
      ))}
    </svg>
  );
}

function Bar({ states, whole }: { states: SlotStates; whole: number }) {
  const { sure, broken, pending } = states;
  const widthOf = (people: number) => (100 * people) / whole;
  return (
    <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.rest} width="100" height="8" />
      <rect className={styles.pending} width={widthOf(sure + broken + pending)} height="8" />
      <rect className={styles.broken} width={widthOf(sure + broken)} height="8" />
      <rect className={styles.sure} width={widthOf(sure)} height="8" />
    </svg>
  );
}
