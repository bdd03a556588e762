/** A table laid for service: plates, glasses and a lamp above. Decoration only. */
export function ArrivalPicture({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 420 280" fill="none" aria-hidden="true">
      <path d="M210 -900v958" stroke="#e8c9a8" strokeWidth="3" />
      <path d="M150 104c4-30 28-48 60-48s56 18 60 48Z" fill="#e0a63f" />
      <ellipse cx="210" cy="104" rx="60" ry="9" fill="#f4d493" />
      <path d="M156 108 70 236h280l-86-128Z" fill="#f4d493" opacity=".13" />
      <path d="M40 236h340" stroke="#fff6ee" strokeWidth="6" strokeLinecap="round" />
      <path d="M64 239v36M356 239v36" stroke="#fff6ee" strokeWidth="6" strokeLinecap="round" opacity=".5" />
      <path d="M144 232a66 66 0 0 1 132 0Z" fill="#fff6ee" />
      <circle cx="210" cy="159" r="8" fill="#fff6ee" />
      <path
        d="M164 220c4-22 18-36 40-40"
        stroke="#c4623d"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M96 176h32c1 26-4 34-16 34s-17-8-16-34Z" fill="#c4623d" />
      <path d="M112 210v20M98 232h28" stroke="#fff6ee" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M310 168v62M300 168v18c0 7 4 11 10 11s10-4 10-11v-18"
        stroke="#fff6ee"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M340 230v-34c-8-2-10-26 2-30v64"
        stroke="#fff6ee"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M74 196c-12 2-16 16-10 26 6-8 8-16 10-26Zm0 0c0-10-6-16-14-16 0 8 6 14 14 16Z"
        fill="#9dab77"
      />
      <path d="M74 196v36" stroke="#9dab77" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
