import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useProfileWalk_applications$data,
  useProfileWalk_applications$key,
} from '../../__generated__/useProfileWalk_applications.graphql.ts';

type Applicant = useProfileWalk_applications$data[number];

/**
 * Walks through the profiles of a list. A decision on the applicant whose profile is open leads to the next one; if it is
 * refused, back again.
 *
 * @param openedUuid of the pro whose profile is open, if any
 * @param onChosen opens another profile; null closes it
 */
export function useProfileWalk(
  applications: useProfileWalk_applications$key,
  openedUuid: string | null,
  onChosen: (uuid: string | null) => void,
) {
  const applicants = useFragment(
    graphql`
      fragment useProfileWalk_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        pro {
          uuid
        }
      }
    `,
    applications,
  );
  // A response may arrive after the list is gone, when it must not navigate any more.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const index = applicants.findIndex(({ pro }) => pro.uuid === openedUuid);
  const opened = index < 0 ? undefined : applicants[index];
  const walkTo = (applicant: Applicant | undefined) => applicant && (() => onChosen(applicant.pro.uuid));

  return {
    /** The position of the open profile among the loaded rows, from 0; -1 without one. */
    index,
    /** Opens the profile before; undefined at the first one. */
    previous: opened && walkTo(applicants[index - 1]),
    /** Opens the next profile; undefined at the last one. */
    next: opened && walkTo(applicants[index + 1]),
    /** Moves on from an applicant who is decided on. Returns the way back for those who are refused. */
    leave: (ids: readonly string[]): ((refusedIds: ReadonlySet<string>) => void) => {
      if (!opened || !ids.includes(opened.id)) return () => undefined;
      const isLeft = ({ id }: Applicant) => !ids.includes(id);
      const neighbor =
        applicants.slice(index + 1).find(isLeft) ?? applicants.slice(0, index).findLast(isLeft);
      onChosen(neighbor?.pro.uuid ?? null);
      return (refusedIds) => {
        if (refusedIds.has(opened.id) && isShown.current) onChosen(opened.pro.uuid);
      };
    },
  };
}
