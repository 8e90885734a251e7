import type { MarkIcon } from '@storefront/shared/rules/marks';
import type { IconPath } from '@storefront/shared/ui/Icon';
import {
  chilliIcon,
  cupIcon,
  eggIcon,
  leafIcon,
  milkIcon,
  nutIcon,
  sproutIcon,
  wheatIcon,
} from '@storefront/shared/ui/icons';

/** The icon of each mark of a dish. */
export const markIcons: Readonly<Record<MarkIcon, IconPath>> = {
  vegetarian: leafIcon,
  vegan: sproutIcon,
  egg: eggIcon,
  gluten: wheatIcon,
  nuts: nutIcon,
  dairy: milkIcon,
  spice: chilliIcon,
  caffeine: cupIcon,
};
