import { Mark } from '@storefront/shared/ui/Mark';
import styled from 'styled-components';

/** Our own sketch of the shop's location; it requests nothing from a map service. */
export function MapSketch({ className }: { readonly className?: string }) {
  return (
    <Ground className={className}>
      <svg
        viewBox="0 0 480 300"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="The lake in the west, Lakeside Road along it, the shop on its corner"
      >
        <path d="M0 0h120c30 75-10 150 20 300H0z" style={{ fill: 'var(--sky-w, #cad9de)' }} />
        <path d="M30 60q18-10 36 0t36 0M12 120q18-10 36 0t36 0M40 190q18-10 36 0t36 0" style={wave} />
        <path d="M190 0c20 100-10 200 10 300M134 146c110-12 230 14 346-6M335 0v300" style={road} />
        <path
          d="M225 0h80v110l-80 12zM370 0h110v100l-110 14zM226 190l78 6v104h-82zM370 196l110-12v116H370z"
          style={block}
        />
      </svg>
      <Pin>
        <Mark size={44} />
      </Pin>
    </Ground>
  );
}

const wave = {
  stroke: 'var(--sky-t, #a9c0c8)',
  strokeWidth: 3,
  fill: 'none',
  strokeLinecap: 'round',
} as const;
const road = { stroke: 'var(--bg)', strokeWidth: 18, fill: 'none' } as const;
const block = { fill: 'var(--line)', opacity: 0.6 } as const;

const Ground = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: var(--r-panel);
  background: var(--sunk);

  svg:first-child {
    width: 100%;
    height: 100%;
  }
`;

/** The corner of the two roads. */
const Pin = styled.span`
  position: absolute;
  left: 40.6%;
  top: 51%;
  transform: translate(-50%, -50%);
`;
