import { useEffect, useRef } from 'react';
import type { SignUpStep } from './signUpStep.ts';
import styles from './SignUp.module.css';

const titles: Record<SignUpStep, string> = {
  you: 'Tell us who you are',
  business: 'Your business',
  terms: 'Almost done',
};

interface Props {
  step: SignUpStep;
  steps: readonly SignUpStep[];
  /** The organization that invited the user. */
  employer: string | null;
}

/** The progress of the sign-up, and the purpose of the step. */
export function StepHeader({ step, steps, employer }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The other steps focus their first field.
    if (step === 'terms') heading.current?.focus();
  }, [step]);

  return (
    <div className={styles.header}>
      <title>{`${titles[step]} · Brigade`}</title>
      <p className={styles.progress}>
        Step {steps.indexOf(step) + 1} of {steps.length}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((each, index) => (
          <span key={each} data-done={index <= steps.indexOf(step) || undefined} />
        ))}
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {titles[step]}
      </h1>
      <p className={styles.lead}>{leadOf(step, employer)}</p>
    </div>
  );
}

function leadOf(step: SignUpStep, employer: string | null): string {
  if (step === 'you') {
    return employer === null
      ? 'Your team and the pros you choose see your name.'
      : `You are joining ${employer}. Your team sees your name.`;
  }
  if (step === 'business') return 'Next, you will add its locations. You can change all of this later.';
  return 'A summary of what you agree to.';
}
