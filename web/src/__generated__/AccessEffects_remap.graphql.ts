/**
 * @generated SignedSource<<c2cfa9db94e525bf8e01c47d28542b6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessEffects_remap$data = {
  readonly adminsGainingAccess: ReadonlyArray<{
    readonly displayName: string;
  }>;
  readonly adminsLosingAccess: ReadonlyArray<{
    readonly displayName: string;
  }>;
  readonly locationManagersCount: number;
  readonly " $fragmentType": "AccessEffects_remap";
};
export type AccessEffects_remap$key = {
  readonly " $data"?: AccessEffects_remap$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccessEffects_remap">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "displayName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccessEffects_remap",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "adminsLosingAccess",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "adminsGainingAccess",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationManagersCount",
      "storageKey": null
    }
  ],
  "type": "OrganizationRemap",
  "abstractKey": null
};
})();

(node as any).hash = "909b4fbc3f625437a3237e1afee67870";

export default node;
