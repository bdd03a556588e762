/**
 * @generated SignedSource<<42b050e2a1bcc46af9794b69a1311dd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SelectionSource = "ADMIN" | "AUTO_DIRECT_OFFER" | "AUTO_MATCH" | "STAFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useApplicantWork_applications$data = ReadonlyArray<{
  readonly id: string;
  readonly pro: {
    readonly displayName: string;
    readonly id: string;
  };
  readonly selectionSource: SelectionSource | null | undefined;
  readonly " $fragmentType": "useApplicantWork_applications";
}>;
export type useApplicantWork_applications$key = ReadonlyArray<{
  readonly " $data"?: useApplicantWork_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"useApplicantWork_applications">;
}>;

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
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useApplicantWork_applications",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectionSource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pro",
      "kind": "LinkedField",
      "name": "pro",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GigApplication",
  "abstractKey": null
};
})();

(node as any).hash = "4449252f3d17b989ea575b5263016434";

export default node;
