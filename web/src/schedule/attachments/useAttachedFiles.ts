import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useAttachedFilesQuery } from '../../__generated__/useAttachedFilesQuery.graphql.ts';
import type { AttachedFile } from './uploadAttachment.ts';

/** Files by their ids, and a function that adds one that was just sent. */
interface AttachedFiles {
  /** One entry an id, in their order; the name is null until it is known, and for a file that is gone. */
  readonly files: readonly { readonly id: string; readonly name: string | null }[];
  readonly remember: (file: AttachedFile) => void;
}

/** The names of files of which a draft or a template kept the ids alone. They are asked for once. */
export function useAttachedFiles(ids: readonly string[]): AttachedFiles {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<ReadonlyMap<string, string | null>>(new Map());
  const unknown = ids.filter((id) => !names.has(id)).join(' ');

  useEffect(() => {
    if (unknown === '') return undefined;
    const asked = unknown.split(' ');
    const subscription = fetchQuery<useAttachedFilesQuery>(
      environment,
      graphql`
        query useAttachedFilesQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            ... on Attachment {
              id
              name
              status
            }
          }
        }
      `,
      { ids: asked },
    ).subscribe({
      next: ({ nodes }) => {
        const found = new Map(
          nodes.flatMap((node) => (node?.id && node.status === 'AVAILABLE' ? [[node.id, node.name]] : [])),
        );
        setNames((known) => new Map([...known, ...asked.map((id) => [id, found.get(id) ?? null] as const)]));
      },
      // A name is worth no alarm: the file stays attached without it.
      error: () => setNames((known) => new Map([...known, ...asked.map((id) => [id, null] as const)])),
    });
    return () => subscription.unsubscribe();
  }, [environment, unknown]);

  return {
    files: ids.map((id) => ({ id, name: names.get(id) ?? null })),
    remember: ({ id, name }) => setNames((known) => new Map([...known, [id, name]])),
  };
}
