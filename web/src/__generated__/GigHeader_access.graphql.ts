/**
 * @generated SignedSource<<d71cf204cc696464bdcd12b790450998>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigHeader_access$data = {
  readonly viewerCanManageApplicants: boolean | null | undefined;
  readonly " $fragmentType": "GigHeader_access";
};
export type GigHeader_access$key = {
  readonly " $data"?: GigHeader_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigHeader_access">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigHeader_access",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanManageApplicants",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};

(node as any).hash = "4ef25d3757161b1a483c041c88b606dd";

export default node;
