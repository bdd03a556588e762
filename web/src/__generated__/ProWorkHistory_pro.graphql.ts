/**
 * @generated SignedSource<<aa8d849c08c7612e5d7b907feafcbd24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProWorkHistory_pro$data = {
  readonly workHistory: ReadonlyArray<{
    readonly businessName: string;
    readonly endDate: string | null | undefined;
    readonly position: string;
    readonly startDate: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "ProWorkHistory_pro";
};
export type ProWorkHistory_pro$key = {
  readonly " $data"?: ProWorkHistory_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProWorkHistory_pro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProWorkHistory_pro",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkHistoryEntry",
      "kind": "LinkedField",
      "name": "workHistory",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "businessName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Pro",
  "abstractKey": null
};

(node as any).hash = "9752006e45dbdd7b28143f84ba3bfa1e";

export default node;
