import styled from 'styled-components';

/** The logo as a faint stencil, for empty states. */
export function FaintMark({ className }: { className?: string | undefined }) {
  return (
    <Stencil className={className} viewBox="0 0 32 32" shapeRendering="crispEdges" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M14 0h4v4h4v4h4v4h4v8h-4v4h-4v4h-4v4h-4v-4h-4v-4H6v-4H2v-8h4V8h4V4h4zM14 8v4h-4v8h4v4h4v-4h4v-8h-4V8zM14 14h4v4h-4z"
      />
    </Stencil>
  );
}

const Stencil = styled.svg`
  width: 64px;
  fill: var(--line);
`;
