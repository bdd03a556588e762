import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense } from 'react';
import { Button } from './Button.tsx';
import type { Filter } from '../layout/FilterBar.tsx';
import styles from '../layout/FilterBar.module.css';
import { usePopoverTrigger } from './usePopoverTrigger.ts';

const loadOptionsPopover = () => import('./OptionsPopover.tsx');
const OptionsPopover = lazy(loadOptionsPopover);

interface Props {
  filter: Filter;
  isActive: boolean;
  onChanged: (selected: string[]) => void;
}

/** One filter: what it is set to, and its options on a press. */
export function FilterChip({ filter, isActive, onChanged }: Props) {
  const { isOpen, hasOpened, triggerRef, open, close, triggerProps } = usePopoverTrigger(loadOptionsPopover);
  const chosen = filter.options.filter((option) => filter.selected.includes(option.value));

  return (
    <>
      <button
        {...triggerProps}
        ref={triggerRef}
        type="button"
        className={styles.chip}
        data-active={isActive || undefined}
        aria-haspopup="listbox"
        onClick={open}
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
            triggerRef={triggerRef}
            isOpen={isOpen}
            onClosed={close}
            options={filter.options}
            selected={filter.selected}
            selectionMode={filter.isSingle ? 'single' : 'multiple'}
            onSelected={(selected) => {
              onChanged(selected);
              if (filter.isSingle) close();
            }}
            footer={
              isActive ? (
                <div className={styles.reset}>
                  <Button
                    variant="text"
                    size="small"
                    onPress={() => {
                      onChanged([...(filter.defaultSelected ?? [])]);
                      close();
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
  // The only option is said by its name: "all" would say nothing of it.
  if (chosen.length === optionCount && optionCount > 1) return 'all';
  const [first] = chosen;
  return chosen.length === 1 && first ? first.label : `${first?.label} +${chosen.length - 1}`;
}
