/**
 * @generated SignedSource<<10cff7871d979c54c7dd35b202bd49ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigFilters_query$data = {
  readonly skills: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "GigFilters_query";
};
export type GigFilters_query$key = {
  readonly " $data"?: GigFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigFilters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GigFilters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Skill",
      "kind": "LinkedField",
      "name": "skills",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "aaebe1b09321ea91cebd2d4a38107ee6";

export default node;
