/**
 * @generated SignedSource<<ae4b9e5e96d58b9f2c1c80e73749f282>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MatchBlockerKind = "BLOCKED" | "MISSING_BACKGROUND_CHECK" | "MISSING_CERTIFICATION" | "SUSPENDED" | "WORKS_ELSEWHERE" | "%future added value";
export type MatchPartKind = "AVAILABILITY" | "COMPLETION" | "DISTANCE" | "RATING" | "SKILL" | "WORKED_HERE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MatchPicture_application$data = {
  readonly match: {
    readonly blockers: ReadonlyArray<{
      readonly kind: MatchBlockerKind;
      readonly text: string;
    }>;
    readonly parts: ReadonlyArray<{
      readonly kind: MatchPartKind;
      readonly label: string;
      readonly maxPoints: number;
      readonly points: number;
    }>;
    readonly score: number;
  } | null | undefined;
  readonly " $fragmentType": "MatchPicture_application";
};
export type MatchPicture_application$key = {
  readonly " $data"?: MatchPicture_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchPicture_application">;
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
  "name": "MatchPicture_application",
  "selections": [
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
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MatchPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "points",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maxPoints",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
})();

(node as any).hash = "d091ceaa2689a6d0ee1cfa7f03830017";

export default node;
