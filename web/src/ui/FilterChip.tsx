import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import type { Filter } from './FilterBar.tsx';
import styles from './FilterBar.module.css';
import { useHasOpened } from './useHasOpened.ts';

const loadOptionsPopover = () => import('./OptionsPopover.tsx');
const OptionsPopover = lazy(loadOptionsPopover);

interface Props {
  filter: Filter;
  isActive: boolean;
  onChanged: (selected: string[]) => void;
}

/** One filter: what it is set to, and its options on a press. */
export function FilterChip({ filter, isActive, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = filter.options.filter((option) => filter.selected.includes(option.value));

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.chip}
        data-active={isActive || undefined}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onPointerEnter={loadOptionsPopover}
        onFocus={loadOptionsPopover}
      >
        <span className={styles.chipLabel}>
          {filter.label}
          {isActive ? (
            <span className={styles.chipValue}>: {summary(chosen, filter.options.length)}</span>
          ) : null}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      {hasOpened ? (
        <Suspense>
          <OptionsPopover
            label={filter.label}
            triggerRef={trigger}
            isOpen={isOpen}
            onClosed={() => setIsOpen(false)}
            options={filter.options}
            selected={filter.selected}
            selectionMode={filter.isSingle ? 'single' : 'multiple'}
            onSelected={(selected) => {
              onChanged(selected);
              if (filter.isSingle) setIsOpen(false);
            }}
            footer={
              isActive ? (
                <div className={styles.reset}>
                  <Button
                    variant="text"
                    size="small"
                    onPress={() => {
                      onChanged([...(filter.defaultSelected ?? [])]);
                      setIsOpen(false);
                    }}
                  >
                    Reset
                  </Button>
                </div>
              ) : null
            }
          />
        </Suspense>
      ) : null}
    </>
  );
}

function summary(chosen: readonly { label: string }[], optionCount: number): string {
  if (chosen.length === 0) return 'none';
  if (chosen.length === optionCount) return 'all';
  const [first] = chosen;
  return chosen.length === 1 && first ? first.label : `${first?.label} +${chosen.length - 1}`;
}
