import { useState, type SyntheticEvent } from 'react';

/**
 * A `<details>` that people open and close, and that opens for what is wrong in it: a field that cannot be seen cannot
 * have the focus. It stays open when that is corrected.
 */
export function useFold(hasError: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  return {
    open: isOpen || hasError,
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
      if (hasError) currentTarget.open = true;
      setIsOpen(currentTarget.open);
    },
  };
}
