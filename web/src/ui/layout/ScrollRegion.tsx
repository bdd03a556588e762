import type { ReactNode, Ref } from 'react';

interface Props {
  /** What is in it, for who does not see it. */
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

// Nothing in it is pressed or typed into, and still keys must reach it.
const tabStop = 0;

/** What is wider or longer than its place, and can be scrolled by the keyboard alone, too. */
export function ScrollRegion({ label, className, ref, children }: Props) {
  return (
    <div ref={ref} role="region" aria-label={label} tabIndex={tabStop} className={className}>
      {children}
    </div>
  );
}
