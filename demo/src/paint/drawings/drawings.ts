import { belt } from './belt';
import { curd, muesli } from './clay-bowl';
import { hoodie } from './hoodie';
import { skirt } from './skirt';
import { sweater } from './sweater';
import { tumbler } from './tumbler';

/** Our own drawings, as SVG by name, for objects that the art package lacks. */
export const drawings: Readonly<Record<string, string>> = {
  belt,
  curd,
  hoodie,
  muesli,
  skirt,
  sweater,
  tumbler,
};
