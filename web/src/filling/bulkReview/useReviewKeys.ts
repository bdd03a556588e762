import { type ScreenKeys, useScreenKeys } from '../../platform/commands/screenKeys.ts';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isKeyElsewhere } from '../../platform/commands/isKeyElsewhere.ts';

/** What the keys do; each gets the id of the application that is active. */
export interface KeyActs {
  readonly select: (applicationId: string) => void;
  readonly dismiss: (applicationId: string) => void;
  readonly mark: (applicationId: string) => void;
  /** Lays those that are marked side by side. */
  readonly compare: () => void;
  readonly undo: () => void;
}

type Step = readonly [columns: number, rows: number];

/** What moves from one applicant to another: the keys, and how the help names them. */
const steps: readonly (readonly [keys: readonly string[], shown: string, what: string, step: Step])[] = [
  [['j', 'ArrowDown'], 'J or ↓', 'Next applicant', [0, 1]],
  [['k', 'ArrowUp'], 'K or ↑', 'Previous applicant', [0, -1]],
  [['l', 'ArrowRight'], 'L or →', 'Next shift', [1, 0]],
  [['h', 'ArrowLeft'], 'H or ←', 'Previous shift', [-1, 0]],
];

type IdAct = 'select' | 'dismiss' | 'mark';

/** What is done with the active applicant. */
const decisions: readonly (readonly [key: string, what: string, act: IdAct])[] = [
  ['S', 'Select', 'select'],
  ['D', 'Dismiss, with a reason', 'dismiss'],
  ['C', 'Mark for comparing', 'mark'],
];

const keysOfReview: ScreenKeys = {
  title: 'Review',
  keys: [
    ...steps.map(([, shown, what]) => [shown, what] as const),
    ...decisions.map(([key, what]) => [key, what] as const),
    ['Shift C', 'Compare marked pros'],
    // The name of the active applicant is a link.
    ['Enter', 'Open the profile'],
    ['U', 'Undo, within ten seconds'],
  ],
};

/**
 * Works the board by single keys, while they are wished. The active applicant is the one that holds the focus; without
 * one a step goes to the first.
 */
export function useReviewKeys(board: RefObject<HTMLElement | null>, isOn: boolean, acts: KeyActs): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !board.current) return;
    if (isKeyElsewhere(event.target)) return;
    const active = activeCard(board.current);
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const step = steps.find(([keys]) => keys.includes(key))?.[3];
    if (step) {
      // Outside of the board arrows scroll the page.
      if (!active && event.key.startsWith('Arrow')) return;
      event.preventDefault();
      focusCard(cardAt(board.current, active, step));
      return;
    }
    const act = actOf(event, active?.dataset['application'], acts);
    if (!act) return;
    event.preventDefault();
    act();
  });

  useScreenKeys(isOn ? keysOfReview : null);

  // A layout effect, so that the keys work as soon as the board shows.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

function actOf(
  { key, shiftKey }: KeyboardEvent,
  id: string | undefined,
  acts: KeyActs,
): (() => void) | undefined {
  const letter = key.toUpperCase();
  if (letter === 'U') return acts.undo;
  if (letter === 'C' && shiftKey) return acts.compare;
  const decision = decisions.find(([own]) => own === letter);
  return decision && id !== undefined ? () => acts[decision[2]](id) : undefined;
}

function activeCard(board: HTMLElement): HTMLElement | null {
  const card = document.activeElement?.closest<HTMLElement>('[data-application]') ?? null;
  return card && board.contains(card) ? card : null;
}

/** The cards in sight, by column; columns without any are left out. */
function cardsByColumn(board: HTMLElement): HTMLElement[][] {
  return [...board.querySelectorAll('[data-column]')]
    .map((column) =>
      [...column.querySelectorAll<HTMLElement>('[data-application]')].filter((card) =>
        card.checkVisibility(),
      ),
    )
    .filter((cards) => cards.length > 0);
}

function cardAt(
  board: HTMLElement,
  active: HTMLElement | null,
  [columns, rows]: readonly [columns: number, rows: number],
): HTMLElement | undefined {
  const cards = cardsByColumn(board);
  const column = cards.findIndex((list) => active !== null && list.includes(active));
  if (active === null || column < 0) return cards[0]?.[0];
  const row = (cards[column] ?? []).indexOf(active);
  if (columns !== 0) {
    const other = cards[column + columns] ?? [];
    return other[Math.min(row, other.length - 1)];
  }
  const inColumn = cards[column]?.[row + rows];
  if (inColumn) return inColumn;
  // At the end of a column the next one begins, so that one key goes through them all.
  return rows > 0 ? cards[column + 1]?.[0] : cards[column - 1]?.at(-1);
}

/** Makes an applicant the active one. */
export function focusCard(card: HTMLElement | null | undefined): void {
  card?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
