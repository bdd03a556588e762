import { TextArea } from '../ui/fields/TextArea.tsx';
import type { LineForm } from './PostingForm.ts';

/** What the work of a line is. */
export function LineTexts({ line: { line, change, errorAt } }: { line: LineForm }) {
  return (
    <TextArea
      label="Description"
      description="What pros do on this shift. They read it before they apply."
      value={line.description}
      onChange={(description) => change({ description })}
      errorMessage={errorAt('description')}
      maxLength={5000}
    />
  );
}
