/**
 * @generated SignedSource<<22c854c65a6f96d3e75fd487180e7517>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockControl_atLocation$data = {
  readonly isBlocked: boolean | null | undefined;
  readonly " $fragmentType": "BlockControl_atLocation";
};
export type BlockControl_atLocation$key = {
  readonly " $data"?: BlockControl_atLocation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockControl_atLocation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BlockControl_atLocation",
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

(node as any).hash = "f869e33a3264ec28330bd5d3a5339be8";

export default node;
