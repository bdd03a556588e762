import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { BlockLocationChoiceQuery } from '../../__generated__/BlockLocationChoiceQuery.graphql.ts';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup.tsx';

interface Props {
  queryRef: PreloadedQuery<BlockLocationChoiceQuery>;
  /** Ids of nodes. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  errorMessage?: string | undefined;
}

/** The locations where the viewer may block, to tick. */
export function BlockLocationChoice({ queryRef, ...field }: Props) {
  const { viewer } = usePreloadedQuery<BlockLocationChoiceQuery>(
    graphql`
      query BlockLocationChoiceQuery @preloadable @throwOnFieldError {
        viewer {
          activeLocations {
            id
            name
            viewerCanManageBlocks @catch(to: NULL)
          }
        }
      }
    `,
    queryRef,
  );
  const options = (viewer?.activeLocations ?? [])
    .filter(({ id, viewerCanManageBlocks }) => viewerCanManageBlocks || field.value.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  // The location of the page may not be among those to choose from: one that waits for approval, or one of very many.
  const kept = field.value.filter((id) => options.every(({ value }) => value !== id));
  return (
    <CheckboxGroup
      {...field}
      label="Where"
      isRequired
      options={options}
      onChange={(chosen) => field.onChange([...kept, ...chosen])}
    />
  );
}
