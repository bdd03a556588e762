/**
 * @generated SignedSource<<2c311d3bea7ae63a87daa40b115ec71f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type standbyCandidates_gig$data = {
  readonly applications: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly conflicts: ReadonlyArray<{
          readonly " $fragmentSpreads": FragmentRefs<"conflictWords_conflict">;
        }> | null | undefined;
        readonly isBlocked: boolean;
        readonly match: {
          readonly blockers: ReadonlyArray<{
            readonly text: string;
          }>;
          readonly score: number;
        } | null | undefined;
        readonly pro: {
          readonly displayName: string;
          readonly id: string;
        };
      };
    }>;
  } | null | undefined;
  readonly standbys: ReadonlyArray<{
    readonly conflicts: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"conflictWords_conflict">;
    }>;
    readonly matchScore: number;
    readonly pro: {
      readonly displayName: string;
      readonly id: string;
    };
  }> | null | undefined;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "standbyCandidates_gig";
};
export type standbyCandidates_gig$key = {
  readonly " $data"?: standbyCandidates_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"standbyCandidates_gig">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "standbyCandidates_gig"
};

(node as any).hash = "3684cd994490a637391bfa98bc4ddd42";

export default node;
