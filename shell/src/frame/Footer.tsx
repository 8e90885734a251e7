import { brand, contact, socialLinks } from '@storefront/shared/content';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/Button';
import { Icon } from '@storefront/shared/ui/Icon';
import { lazy, Suspense, useState } from 'react';
import { Base, Columns, Ground, Heading, Line } from './footer-style';
import { OpenNow } from './OpenNow';
import { ThemeToggle } from './ThemeToggle';

const MapDialog = lazy(async () => ({ default: (await import('./MapDialog')).MapDialog }));

const quickLinks = [
  { label: 'Home', to: paths.home() },
  { label: 'Menu', to: paths.menu() },
  { label: 'Cart', to: paths.cart() },
];

/** Address, hours, contact, social links, map and quick links (§2). */
export function Footer() {
  const [isMapOpen, setMapOpen] = useState(false);
  return (
    <Ground>
      <Columns>
        <section>
          <Heading>Visit</Heading>
          <address>
            {contact.street}
            <br />
            {contact.city}
          </address>
          <Button variant="quiet" onClick={() => setMapOpen(true)}>
            <Icon name="pin" size={18} />
            Show the map
          </Button>
        </section>
        <section>
          <Heading>Opening hours</Heading>
          <OpenNow />
        </section>
        <section>
          <Heading>Contact</Heading>
          <Line href={`tel:${contact.phone}`}>{contact.phoneText}</Line>
          <Line href={`mailto:${contact.email}`}>{contact.email}</Line>
          {socialLinks.map(({ name, url }) => (
            <Line key={name} href={url} target="_blank" rel="noreferrer">
              {name}
            </Line>
          ))}
        </section>
        <nav aria-label="Quick links">
          <Heading>Quick links</Heading>
          {quickLinks.map(({ label, to }) => (
            <Line key={to} as={Link} to={to}>
              {label}
            </Line>
          ))}
        </nav>
      </Columns>
      <Base>
        <span>
          {brand.name}. {brand.tagline}.
        </span>
        <ThemeToggle />
      </Base>
      {isMapOpen && (
        <Suspense>
          <MapDialog onClose={() => setMapOpen(false)} />
        </Suspense>
      )}
    </Ground>
  );
}
