/**
 * @generated SignedSource<<835c821ca8a4f24a24890503166922c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StandbyRow_application$data = {
  readonly isBlocked: boolean;
  readonly pro: {
    readonly displayName: string;
    readonly id: string;
    readonly performance: {
      readonly rating: number | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MatchPicture_application">;
  readonly " $fragmentType": "StandbyRow_application";
};
export type StandbyRow_application$key = {
  readonly " $data"?: StandbyRow_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandbyRow_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StandbyRow_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlocked",
      "storageKey": null
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProPerformance",
          "kind": "LinkedField",
          "name": "performance",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rating",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MatchPicture_application"
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};

(node as any).hash = "88d4558ea978d2471059838f6e84e0dd";

export default node;
