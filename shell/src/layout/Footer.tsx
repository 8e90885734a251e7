import { brand, contact, socialLinks } from '@storefront/shared/content';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import { EmailText } from '@storefront/shared/ui/EmailText';
import { mailIcon, phoneIcon } from '@storefront/shared/ui/frame-icons';
import { Icon } from '@storefront/shared/ui/Icon';
import { useOpenLinks } from '../routes/retired-remotes';
import { Base, Columns, Ground, Heading, Line, Social } from './footer-style';
import { MapButton } from './MapButton';
import { OpeningHours } from './OpeningHours';
import { ThemeToggle } from './ThemeToggle';

const quickLinks = [
  { label: 'Home', to: paths.home() },
  { label: 'Menu', to: paths.menu() },
  { label: 'Cart', to: paths.cart() },
];

/** Address, hours, contact, social links, map and quick links (§2). */
export function Footer() {
  return (
    <Ground>
      <Columns>
        <section>
          <Heading>Visit</Heading>
          <address>
            <span>{contact.street}</span>
            <br />
            <span>{contact.city}</span>
          </address>
          <MapButton variant="quiet" />
        </section>
        <section>
          <Heading>Opening hours</Heading>
          <OpeningHours />
        </section>
        <section>
          <Heading>Contact</Heading>
          <Line href={`tel:${contact.phone}`}>
            <Icon path={phoneIcon} size={18} />
            <span>{contact.phoneText}</span>
          </Line>
          <Line href={`mailto:${contact.email}`}>
            <Icon path={mailIcon} size={18} />
            <EmailText email={contact.email} />
          </Line>
          <Social>
            {socialLinks.map(({ name, url }) => (
              <Line key={name} href={url} target="_blank" rel="noreferrer">
                {name}
              </Line>
            ))}
          </Social>
        </section>
        <nav aria-label="Quick links">
          <Heading>Quick links</Heading>
          {useOpenLinks(quickLinks).map(({ label, to }) => (
            <Line key={to} as={Link} to={to}>
              {label}
            </Line>
          ))}
        </nav>
      </Columns>
      <Base>
        <span>{`${brand.name}. ${brand.tagline}.`}</span>
        <ThemeToggle />
      </Base>
    </Ground>
  );
}
