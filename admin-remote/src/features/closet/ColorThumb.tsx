import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { Swatches } from '@storefront/shared/ui/Swatches';
import { useState } from 'react';
import styled from 'styled-components';
import { Thumb } from '../../common/Thumb';

/** The picture of an item. Hover or focus shows its colours, which switch the picture (§2). */
export function ColorThumb({ item }: { readonly item: ClosetItem }) {
  const { colors, name } = item;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const shown = colors.find((color) => color.name === chosen) ?? item;
  if (colors.length < 2) return <Thumb image={item.image} imageSet={item.imageSet} />;
  return (
    <Box data-open={isOpen || undefined} onMouseLeave={() => setIsOpen(false)}>
      <button
        type="button"
        aria-label={`Colours of ${name}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Thumb image={shown.image} imageSet={shown.imageSet} />
      </button>
      <Popup
        label={`Colour of ${name}`}
        colors={colors}
        value={chosen ?? colors[0]?.name}
        onChange={setChosen}
      />
    </Box>
  );
}

const Popup = styled(Swatches)`
  position: absolute;
  z-index: 1;
  top: 50%;
  left: 100%;
  translate: 0 -50%;
  visibility: hidden;
  width: max-content;
  max-width: 240px;
  margin-left: 4px;
  padding-inline: 4px;
  border-radius: var(--r-control);
  background: var(--surface);
  box-shadow: var(--shadow-pop);

  > button {
    width: 36px;
  }
`;

const Box = styled.span`
  position: relative;
  flex: none;
  display: block;
  width: 56px;

  > button {
    display: block;
    border-radius: var(--r-tile);
  }

  &:hover > ${Popup}, &:focus-within > ${Popup}, &[data-open] > ${Popup} {
    visibility: visible;
  }
`;
