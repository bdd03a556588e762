import { FilterBar } from '../../ui/layout/FilterBar.tsx';
import { defaultUsageChoice, type UsageChoice, usageMeasures, usageSpans } from './usageSearch.ts';
import type { UsedBy } from './usageSources.ts';
import { usageMeasureLabel, usageSpanLabel } from './usageWords.ts';

interface Props {
  sources: readonly UsedBy[];
  choice: UsageChoice;
  onChosen: (choice: UsageChoice) => void;
}

/** What the chart is about: a measure, a span, and one source or all. */
export function UsageFilters({ sources, choice, onChosen }: Props) {
  const options = sources.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = options.some(({ value }) => value === choice.source);
  const unlisted =
    choice.source === null || isListed ? [] : [{ value: choice.source, label: 'One without use' }];
  return (
    <FilterBar
      filters={[
        {
          id: 'measure',
          label: 'Show',
          isSingle: true,
          options: usageMeasures.map((value) => ({ value, label: usageMeasureLabel(value) })),
          selected: [choice.measure],
          defaultSelected: [defaultUsageChoice.measure],
        },
        {
          id: 'span',
          label: 'Period',
          isSingle: true,
          options: usageSpans.map((value) => ({ value, label: usageSpanLabel(value) })),
          selected: [choice.span],
          defaultSelected: [defaultUsageChoice.span],
        },
        {
          id: 'source',
          label: 'Used by',
          isSingle: true,
          options: [...options, ...unlisted],
          selected: choice.source === null ? [] : [choice.source],
        },
      ]}
      onChanged={(filterId, [selected]) => {
        if (filterId === 'measure') {
          const measure = usageMeasures.find((known) => known === selected);
          onChosen({ ...choice, measure: measure ?? defaultUsageChoice.measure });
        } else if (filterId === 'span') {
          const span = usageSpans.find((known) => known === selected);
          onChosen({ ...choice, span: span ?? defaultUsageChoice.span });
        } else {
          onChosen({ ...choice, source: selected ?? null });
        }
      }}
      onCleared={() => onChosen(defaultUsageChoice)}
    />
  );
}
