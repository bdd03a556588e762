import { extraProblem } from '@brigade/domain/pay/payments/extraAmount.ts';
import { centsOf } from '../../schedule/terms/dollars.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './pay.module.css';
import type { Extras } from './workCost.ts';

/** A tip and a bonus as typed. */
export interface ExtraTexts {
  readonly tip: string;
  readonly bonus: string;
}

export const noExtras: ExtraTexts = { tip: '', bonus: '' };

interface Props {
  /** Of the pro. */
  name: string;
  texts: ExtraTexts;
  /** Whether the location gives tips. */
  canTip: boolean;
  onChanged: (texts: ExtraTexts) => void;
}

/** The fields of a tip and a bonus for a pro. */
export function PayExtras({ name, texts, canTip, onChanged }: Props) {
  const field = (key: keyof ExtraTexts, label: string) => (
    <TextField
      label={`${label} for ${name}`}
      isLabelHidden
      inputMode="decimal"
      prefix="$"
      placeholder={label}
      value={texts[key]}
      onChange={(text) => onChanged({ ...texts, [key]: text })}
      errorMessage={problemOf(texts[key]) ?? undefined}
    />
  );
  return (
    <div className={styles.extras}>
      {canTip ? field('tip', 'Tip') : null}
      {field('bonus', 'Bonus')}
    </div>
  );
}

/** What was typed, in cents; null while a text is empty or no amount. */
export function extrasOf({ tip, bonus }: ExtraTexts): Extras {
  return { tipCents: centsOrNull(tip), bonusCents: centsOrNull(bonus) };
}

/** Whether each text is empty or an amount that can be paid. */
export function areValid({ tip, bonus }: ExtraTexts): boolean {
  return problemOf(tip) === null && problemOf(bonus) === null;
}

const problemOf = (text: string) => (text.trim() === '' ? null : extraProblem(centsOf(text)));

const centsOrNull = (text: string) => (text.trim() === '' || problemOf(text) !== null ? null : centsOf(text));
