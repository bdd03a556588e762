/**
 * @generated SignedSource<<e4083c4c89c9cca85c7eeadbd3018e1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManagersOnDutyCard_location$data = {
  readonly id: string;
  readonly managersOnDuty: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly phoneNumber: string;
    readonly phoneText: string;
  }> | null | undefined;
  readonly " $fragmentType": "ManagersOnDutyCard_location";
};
export type ManagersOnDutyCard_location$key = {
  readonly " $data"?: ManagersOnDutyCard_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManagersOnDutyCard_location">;
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
  "name": "ManagersOnDutyCard_location",
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

(node as any).hash = "feee5907d1fdd467de78707b0e00e224";

export default node;
