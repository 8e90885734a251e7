/** Size runs, as printed on labels. */
export const sizes = {
  adult: ['S', 'M', 'L', 'XL'],
  adultWide: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  waist: ['28', '30', '32', '34', '36'],
  belt: ['85 cm', '95 cm', '105 cm'],
  age: ['2-3 Y', '4-5 Y', '6-7 Y', '8-9 Y', '10-11 Y'],
  men: ['40', '41', '42', '43', '44'],
  women: ['36', '37', '38', '39', '40'],
  kids: ['28', '30', '32', '34'],
  pairs: ['36-39', '40-43'],
  one: ['One size'],
} as const satisfies Record<string, readonly string[]>;
