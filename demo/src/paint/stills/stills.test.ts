import { existsSync } from 'node:fs';
import { demoCatalogue } from '../../catalogue/demo-catalogue';
import { artworkSource } from '../artwork';
import { stills } from './stills';

const { categories, pieces, gallery } = demoCatalogue;

test('there is a still life for every picture of the catalogue, and no other', () => {
  const named = [
    ...categories.flatMap(({ dishes }) => dishes),
    ...pieces.flatMap(({ colours }) => colours),
    ...gallery,
  ].map(({ picture }) => picture);
  expect(Object.keys(stills).sort()).toEqual([...new Set(named)].sort());
});

test('every artwork exists in the package or is our own', () => {
  const props = Object.values(stills).flatMap((still) =>
    still.kind === 'cafe' ? still.props : [still.prop],
  );
  const missing = [...new Set(props.map(({ art }) => art))].filter((art) => {
    const source = artworkSource(art);
    return typeof source === 'string' && !existsSync(source);
  });
  expect(missing).toEqual([]);
});
