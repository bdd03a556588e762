/**
 * @generated SignedSource<<bbd0dff1068c6888e85f7b84a64f92cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequirementCategory = "ATTIRE" | "CERTIFICATION" | "EQUIPMENT" | "EXPERIENCE" | "OTHER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequirementsField_location$data = {
  readonly id: string;
  readonly requirements: ReadonlyArray<{
    readonly category: RequirementCategory | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly skillId: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "RequirementsField_location";
};
export type RequirementsField_location$key = {
  readonly " $data"?: RequirementsField_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementsField_location">;
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
  "name": "RequirementsField_location",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Requirement",
        "kind": "LinkedField",
        "name": "requirements",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "category",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "skillId",
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

(node as any).hash = "e9161e2cddf93ae08b2ba3d27dde1af3";

export default node;
