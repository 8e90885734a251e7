/** The logo, a stepped diamond. Decorative: the name stands beside it. */
export function Mark({
  size = 32,
  className,
}: {
  size?: number | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path
        d="M14 0h4v4h4v4h4v4h4v8h-4v4h-4v4h-4v4h-4v-4h-4v-4H6v-4H2v-8h4V8h4V4h4z"
        style={{ fill: 'var(--mark)' }}
      />
      <path d="M14 8h4v4h4v8h-4v4h-4v-4h-4v-8h4z" style={{ fill: 'var(--bg)' }} />
      <path d="M14 14h4v4h-4z" style={{ fill: 'var(--marigold)' }} />
    </svg>
  );
}
