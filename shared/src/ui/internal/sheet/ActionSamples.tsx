import { useState } from 'react';
import { Button } from '../../Button';
import { ButtonLink } from '../../ButtonLink';
import { Chip } from '../../Chip';
import * as frameIcons from '../../frame-icons';
import { bagIcon, menuIcon } from '../../frame-icons';
import { Icon, type IconPath } from '../../Icon';
import { IconButton } from '../../IconButton';
import { IconLink } from '../../IconLink';
import * as icons from '../../icons';
import { bellIcon, binIcon, goIcon } from '../../icons';
import { Row, Section } from './Section';

const iconSamples = Object.entries<IconPath>({ ...frameIcons, ...icons });

export function ActionSamples() {
  const [category, setCategory] = useState('All Categories');
  const [brand, setBrand] = useState(true);
  return (
    <Section title="Actions">
      <Row>
        <Button>Add to Cart</Button>
        <Button variant="secondary">Buy Now</Button>
        <Button variant="quiet">Clear All Filters</Button>
        <Button busy>Add to Cart</Button>
        <Button disabled>Out of stock</Button>
        <ButtonLink to="/menu" variant="secondary">
          Go to Menu
          <Icon path={goIcon} />
        </ButtonLink>
      </Row>
      <Row>
        <Button size="lg">PLACE ORDER</Button>
        <Button size="lg" variant="secondary">
          Visit the closet
        </Button>
        <Button size="lg" variant="secondary" busy>
          Visit the closet
        </Button>
      </Row>
      <Row>
        <IconButton icon={menuIcon} label="Open menu" />
        <IconLink to="/cart" icon={bagIcon} label="Cart, 3 items" badge="3" />
        <IconButton icon={bellIcon} label="Notifications, more than 99" badge="99+" />
        <IconButton icon={binIcon} label="Delete" disabled />
      </Row>
      <Row role="group" aria-label="Category">
        {['All Categories', 'Coffee & Tea', 'Bakery'].map((name, index) => (
          <Chip
            key={name}
            pressed={name === category}
            count={48 - index * 19}
            onClick={() => setCategory(name)}
          >
            {name}
          </Chip>
        ))}
        {brand && <Chip onRemove={() => setBrand(false)}>Himal Thread</Chip>}
      </Row>
      <Row>
        {iconSamples.map(([name, path]) => (
          <Icon key={name} path={path} label={name.replace(/Icon$/, '')} />
        ))}
      </Row>
    </Section>
  );
}
