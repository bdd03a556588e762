/**
 * @generated SignedSource<<a113f55576f9eada7958671fce436f8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactCenterCard_query$data = {
  readonly contactCenterPath: string | null | undefined;
  readonly " $fragmentType": "ContactCenterCard_query";
};
export type ContactCenterCard_query$key = {
  readonly " $data"?: ContactCenterCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactCenterCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactCenterCard_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contactCenterPath",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4f570b6feca96f561e6a34e03613b657";

export default node;
