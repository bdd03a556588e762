/**
 * @generated SignedSource<<b524a7f8fcf650aa3badf44ef4621857>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProBadges_atLocation$data = {
  readonly isBlocked: boolean | null | undefined;
  readonly " $fragmentType": "ProBadges_atLocation";
};
export type ProBadges_atLocation$key = {
  readonly " $data"?: ProBadges_atLocation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProBadges_atLocation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProBadges_atLocation",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isBlocked",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "ProAtLocation",
  "abstractKey": null
};

(node as any).hash = "7c027c735802098d1de5b8328e469cad";

export default node;
