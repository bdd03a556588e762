/**
 * @generated SignedSource<<1f3a5f7f4cc571e255f3592ea9821539>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConflictKind = "OVERLAP" | "OVERTIME" | "SHORT_REST" | "%future added value";
export type MatchBlockerKind = "BLOCKED" | "MISSING_BACKGROUND_CHECK" | "MISSING_CERTIFICATION" | "SUSPENDED" | "WORKS_ELSEWHERE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConflictList_application$data = {
  readonly conflicts: ReadonlyArray<{
    readonly kind: ConflictKind;
    readonly restMinutes: number | null | undefined;
    readonly weekMinutes: number | null | undefined;
    readonly work: {
      readonly endTime: string;
      readonly isConfirmed: boolean;
      readonly locationName: string | null | undefined;
      readonly startTime: string;
    } | null | undefined;
  }> | null | undefined;
  readonly gig: {
    readonly timeZone: string | null | undefined;
  } | null | undefined;
  readonly match: {
    readonly blockers: ReadonlyArray<{
      readonly kind: MatchBlockerKind;
      readonly text: string;
    }>;
  } | null | undefined;
  readonly overrideNote: {
    readonly authorName: string;
    readonly note: string;
  } | null | undefined;
  readonly pro: {
    readonly displayName: string;
  };
  readonly " $fragmentType": "ConflictList_application";
};
export type ConflictList_application$key = {
  readonly " $data"?: ConflictList_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConflictList_application">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConflictList_application",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Conflict",
        "kind": "LinkedField",
        "name": "conflicts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ConflictingWork",
            "kind": "LinkedField",
            "name": "work",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endTime",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isConfirmed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "locationName",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "restMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weekMinutes",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Match",
      "kind": "LinkedField",
      "name": "match",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MatchBlocker",
          "kind": "LinkedField",
          "name": "blockers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OverrideNote",
      "kind": "LinkedField",
      "name": "overrideNote",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Gig",
        "kind": "LinkedField",
        "name": "gig",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timeZone",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
})();

(node as any).hash = "9bd56ff5faf95d2dffcc20467ea1a16c";

export default node;
