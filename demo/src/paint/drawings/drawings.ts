import { belt } from './belt';
import { curd, muesli } from './clay-bowl';
import { hoodie } from './hoodie';
import { skirt } from './skirt';
import { sweater } from './sweater';
import { tumbler } from './tumbler';

/** What the art package lacks, drawn in its manner, as SVG by name. */
export const drawings: Readonly<Record<string, string>> = {
  belt,
  curd,
  hoodie,
  muesli,
  skirt,
  sweater,
  tumbler,
};
