/**
 * @generated SignedSource<<1a5f1f204bb27499bf2560dee46ca1ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagerOnDutyField_location$data = {
  readonly id: string;
  readonly managersOnDuty: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly phoneNumber: string;
    readonly phoneText: string;
  }> | null | undefined;
  readonly " $fragmentType": "ManagerOnDutyField_location";
};
export type ManagerOnDutyField_location$key = {
  readonly " $data"?: ManagerOnDutyField_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagerOnDutyField_location">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ManagerOnDutyField_location",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ManagerOnDuty",
        "kind": "LinkedField",
        "name": "managersOnDuty",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fullName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phoneText",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "7acd9eceb782d3b8d57361b72a86d71a";

export default node;
