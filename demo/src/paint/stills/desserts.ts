import type { Stills } from '../still';
import { bowl, on } from './vessels';

export const desserts: Stills = {
  'orange-layer-cake': on('sky', '1f370'),
  'celebration-cake': on('milk', '1f382'),
  'dark-chocolate-bar': on('pine', '1f36b'),
  'ice-cream-sundae': on('turmeric', {
    art: '1f368',
    recolour: [{ from: '#6692fe', reach: 40, to: '#8FB0B8' }],
  }),
  'soft-serve-cone': on('clay', '1f366'),
  'caramel-pudding': on('brick', '1f36e'),
  'juju-dhau': on('sky', bowl('curd', '#B5643F')),
  'berry-cupcake': on('milk', {
    art: '1f9c1',
    recolour: [
      { from: '#4f94fc', reach: 40, to: '#7F9DA8' },
      { from: '#ef4fd1', reach: 40, to: '#D98A9C' },
    ],
  }),
  'apple-hand-pie': on('turmeric', {
    art: '1f967',
    recolour: [{ from: '#5a3f6e', reach: 50, light: [0, 0.6], to: '#8A6A50' }],
  }),
};
