import { useState } from 'react';
import styled from 'styled-components';
import { Picture } from '../../Picture';
import { Price } from '../../Price';
import { Rating } from '../../Rating';
import { Skeleton } from '../../Skeleton';
import { Stepper } from '../../Stepper';
import { Swatches } from '../../Swatches';
import { demoPictures } from './demo-picture';
import { Row, Section } from './Section';

const colors = [
  { name: 'Olive', hex: '#6B7350' },
  { name: 'Rust', hex: '#A4553A' },
  { name: 'Black', hex: '#1E1D1C' },
  { name: 'Sand' },
];

export function ProductSamples() {
  const [quantity, setQuantity] = useState(1);
  const [color, setColor] = useState('Olive');
  return (
    <Section title="Products">
      <Grid>
        {demoPictures.map(({ image, imageSet }) => (
          <Picture key={imageSet.color} image={image} imageSet={imageSet} alt="A cup" ratio="4 / 5" />
        ))}
        <Picture image={null} alt="No picture yet" ratio="4 / 5" />
        <Picture image="data:image/png;base64,broken" alt="A broken picture" ratio="4 / 5" />
        <Skeleton ratio="4 / 5" radius="var(--r-tile)" />
      </Grid>
      <Swatches colors={colors} value={color} onChange={setColor} label="Colour of Striped tee" />
      <Row>
        <Price paisa={125000} />
        <Price paisa={-5000} />
        <Rating value={4} decorative />
        <Rating value={3.5} />
        <Stepper name="Americano" value={quantity} onChange={setQuantity} max={5} />
      </Row>
    </Section>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--s4);
`;
