import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '../../../ui/feedback/announce.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import styles from './Tour.module.css';
import { pointAt } from './pointAt.ts';
import { useTour } from './useTour.ts';
import { useTourKeys } from './useTourKeys.ts';
import { useTourTarget } from './useTourTarget.ts';

interface Props {
  index: number;
  /** With the next stop; null at the end. */
  onMoved: (index: number | null) => void;
}

/**
 * The tour: a card beside the element it is about, which a ring marks. The page stays usable, and those who leave the
 * screen find the way back on the card.
 */
export default function Tour({ index, onMoved }: Props) {
  const { step, number, count, onReturn, onBack, onNext, onEnd } = useTour(index, onMoved);
  const target = useTourTarget(step?.target ?? '');
  const card = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  const title = step?.title ?? '';

  const point = useEffectEvent((at: HTMLElement | null) => {
    if (card.current && ring.current) pointAt(at, card.current, ring.current);
  });
  // Two stops may be about one element.
  useLayoutEffect(() => {
    if (title) point(target);
  }, [target, title]);

  const say = useEffectEvent((name: string) => {
    if (step) announce(`${name}. ${step.text}`);
    // The main button keeps it from stop to stop, so that Enter walks through all of them.
    if (document.activeElement !== main.current) main.current?.focus();
  });
  useEffect(() => say(title), [title]);

  const end = () => {
    onEnd();
    document.querySelector<HTMLElement>('[data-tour="help"] button')?.focus();
  };
  useTourKeys(card, { ArrowRight: onNext, ArrowLeft: onBack, Escape: end });

  if (!step) return null;

  return createPortal(
    <>
      <div ref={ring} popover="manual" className={styles.ring} aria-hidden="true" />
      <div
        ref={card}
        popover="manual"
        role="dialog"
        aria-modal="false"
        aria-labelledby={titleId}
        aria-describedby={textId}
        data-react-aria-top-layer="true"
        className={styles.card}
      >
        <p className={styles.count}>{`Tour: ${number} of ${count}`}</p>
        <h2 id={titleId} className={styles.title}>
          {step.title}
        </h2>
        <p id={textId} className={styles.text}>
          {step.text}
        </p>
        <div className={styles.actions}>
          {onNext ? (
            <Button size="small" variant="text" className={styles.skip ?? ''} onPress={end}>
              Skip tour
            </Button>
          ) : null}
          {onBack ? (
            <Button size="small" variant="outlined" onPress={onBack}>
              Back
            </Button>
          ) : null}
          {onReturn ? (
            <Button size="small" variant="contained" ref={main} onPress={onReturn}>
              {`Back to ${step.screen}`}
            </Button>
          ) : (
            <Button size="small" variant="contained" ref={main} onPress={onNext ?? end}>
              {onNext ? 'Next' : 'Done'}
            </Button>
          )}
        </div>
      </div>
    </>,
    document.body,
  );
}
