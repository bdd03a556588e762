/**
 * @generated SignedSource<<ddbb10d6944923e74e2c53d9aa7ed555>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LocationSwitcher_user$data = {
  readonly activeLocations: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly organization: {
      readonly name: string;
    };
  }> | null | undefined;
  readonly " $fragmentType": "LocationSwitcher_user";
};
export type LocationSwitcher_user$key = {
  readonly " $data"?: LocationSwitcher_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"LocationSwitcher_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LocationSwitcher_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "activeLocations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Organization",
          "kind": "LinkedField",
          "name": "organization",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "120e02e052fbe1c3f0bc84ddfdd3c63c";

export default node;
