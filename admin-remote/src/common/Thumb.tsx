import type { ImageSet } from '@storefront/shared/contract/entities/common';
import { Picture } from '@storefront/shared/ui/Picture';
import styled from 'styled-components';

interface ThumbProps {
  readonly image: string;
  readonly imageSet: ImageSet | undefined;
}

/** Shows the small picture of a row, or "No Image" (§2, P36). Decorative: the name stands beside it. */
export function Thumb({ image, imageSet }: ThumbProps) {
  return (
    <Box>
      {image ? <Picture image={image} imageSet={imageSet} alt="" sizes="56px" ratio="1" /> : 'No Image'}
    </Box>
  );
}

const Box = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--r-tile);
  background: var(--sunk);
  font-size: var(--t-micro);
  color: var(--muted);
`;
