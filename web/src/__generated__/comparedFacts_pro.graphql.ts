/**
 * @generated SignedSource<<b4f496f879c17719d09bb017b4af4d09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CertificationStatus = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type comparedFacts_pro$data = {
  readonly atLocation: {
    readonly distanceMiles: number | null | undefined;
    readonly hasWorkedTogether: boolean | null | undefined;
  };
  readonly certifications: ReadonlyArray<{
    readonly expirationDate: string | null | undefined;
    readonly name: string;
    readonly status: CertificationStatus;
  }> | null | undefined;
  readonly competencies: ReadonlyArray<string> | null | undefined;
  readonly performance: {
    readonly calloutCount: number;
    readonly completionPercentage: number | null | undefined;
    readonly gigsWorked: number;
    readonly noShowCount: number;
    readonly rating: number | null | undefined;
    readonly reviewCount: number;
  } | null | undefined;
  readonly preferences: {
    readonly contractorType: string | null | undefined;
    readonly daysOfWeek: ReadonlyArray<Weekday>;
    readonly hoursPerWeek: string | null | undefined;
    readonly skills: ReadonlyArray<string>;
    readonly timeBlocks: ReadonlyArray<{
      readonly name: string;
    }>;
  } | null | undefined;
  readonly ratings: ReadonlyArray<{
    readonly averageRating: number | null | undefined;
    readonly label: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "comparedFacts_pro";
};
export type comparedFacts_pro$key = {
  readonly " $data"?: comparedFacts_pro$data;
  readonly " $fragmentSpreads": FragmentRefs<"comparedFacts_pro">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "comparedFacts_pro"
};

(node as any).hash = "ce410999420f22e8388e8b0be4af5e99";

export default node;
