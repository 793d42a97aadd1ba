/** The product's mark: a lantern of a few strokes with its flame. The same drawing is in public/mark.svg. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M11.5 8.5a4.5 4.5 0 0 1 9 0M8.5 11h15M10 11l-1.5 13.5h15L22 11M7.5 27.5h17"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M16 14c2.4 2.2 3.3 3.7 3.3 5.2a3.3 3.3 0 0 1-6.6 0c0-1.5.9-3 3.3-5.2Z" fill="var(--flame)" />
    </svg>
  );
}
