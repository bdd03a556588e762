import { Select, type SelectOption } from '../../ui/fields/Select.tsx';
import type { StandbyCandidate } from './standbyCandidates.ts';

/** The value of a place that no one is asked for. */
export const noOne = 'none';

interface Props {
  /** Of the pro whose place it is. */
  name: string;
  candidates: readonly StandbyCandidate[];
  /** The id of a candidate, or `noOne`. */
  value: string;
  /** The ids of those who are chosen for the other places. */
  taken: ReadonlySet<string>;
  onChange: (value: string) => void;
  errorMessage: string | undefined;
}

/** Who is asked for one place. The others of the list who are blocked or asked for another place are disabled. */
export function StandbySelect({ name, candidates, value, taken, onChange, errorMessage }: Props) {
  const chosen = candidates.find(({ id }) => id === value);
  const options: SelectOption[] = [
    ...candidates.map((candidate) => ({
      value: candidate.id,
      label: candidate.name,
      description: taken.has(candidate.id) ? 'Chosen for another place' : factsOf(candidate),
      isDisabled: candidate.isBlocked || taken.has(candidate.id),
    })),
    { value: noOne, label: 'No one', description: 'Nothing changes for this pro' },
  ];
  return (
    <Select
      label={`In place of ${name}`}
      options={options}
      value={value}
      description={chosen ? factsOf(chosen) : 'Nothing changes for this pro.'}
      errorMessage={errorMessage}
      onChange={onChange}
    />
  );
}

function factsOf({ score, hasApplied, problems }: StandbyCandidate): string {
  return [`Match ${score}%`, ...(hasApplied ? ['applied'] : []), ...problems].join(' · ');
}
