import { Button } from '../../ui/actions/Button.tsx';

interface Props {
  /** The ids of those whose place can be offered to others. */
  replaceable: ReadonlySet<string>;
  onReplace: (applicationIds: readonly string[]) => void;
}

/** Replaces everyone who is out at once. One alone is replaced from their row. */
export function ReplaceSeveral({ replaceable, onReplace }: Props) {
  if (replaceable.size < 2) return null;
  return (
    <div>
      <Button size="small" variant="outlined" onPress={() => onReplace([...replaceable])}>
        {`Replace ${replaceable.size} pros who are out…`}
      </Button>
    </div>
  );
}
