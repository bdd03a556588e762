import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { Button } from '../ui/actions/Button.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { centsOf, dollarsText } from '../schedule/terms/dollars.ts';
import styles from '../schedule/posting/PositionWage.module.css';
import type { PostableSkill } from '../schedule/posting/postableSkill.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
  errorMessage: string | undefined;
  /** The position that is paid, once it is chosen. */
  skill: PostableSkill | undefined;
}

/** What is paid an hour, with the wages that fill such gigs one click away. */
export function WageField({ value, onChange, errorMessage, skill }: Props) {
  const offers = [
    { label: 'Recommended', cents: skill?.recommendedWage ?? null },
    { label: 'At short notice', cents: skill?.boostedWage ?? null },
  ].flatMap(({ label, cents }) => (cents === null || cents === centsOf(value) ? [] : [{ label, cents }]));

  return (
    <div className={styles.wage}>
      <TextField
        label="Hourly wage"
        name="wage"
        value={value}
        onChange={onChange}
        errorMessage={errorMessage}
        isRequired
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
        suffix="an hour"
      />
      {offers.length > 0 ? (
        <div className={styles.offers}>
          {offers.map(({ label, cents }) => (
            <Button
              key={label}
              variant="outlined"
              size="small"
              onPress={() => onChange(dollarsText(cents))}
            >{`${label}: ${formatMoney(cents, 'USD')}`}</Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
