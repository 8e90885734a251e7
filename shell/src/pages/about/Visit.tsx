import { contact } from '@storefront/shared/content';
import { mailIcon, phoneIcon, pinIcon } from '@storefront/shared/ui/frame-icons';
import { Icon } from '@storefront/shared/ui/Icon';
import { clockIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { MapButton } from '../../layout/MapButton';
import { MapSketch } from '../../layout/MapSketch';
import { OpenNow } from '../../layout/OpenNow';

/** Address, opening hours, phone, e-mail and the map popup (§2 About). */
export function Visit() {
  return (
    <Columns aria-labelledby="visit">
      <div>
        <h2 id="visit">Visit us</h2>
        <Ways>
          <li>
            <Icon path={pinIcon} />
            <address>
              <span>{contact.street}</span>
              <br />
              <span>{contact.city}</span>
            </address>
          </li>
          <li>
            <Icon path={clockIcon} />
            <OpenNow />
          </li>
          <li>
            <Icon path={phoneIcon} />
            <a href={`tel:${contact.phone}`}>{contact.phoneText}</a>
          </li>
          <li>
            <Icon path={mailIcon} />
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        </Ways>
        <MapButton variant="secondary" />
      </div>
      <MapSketch />
    </Columns>
  );
}

const Columns = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6) var(--s8);
  overflow-wrap: anywhere;

  h2 {
    margin-bottom: var(--s4);
  }

  @media (min-width: 1024px) {
    grid-template-columns: 5fr 6fr;
    align-items: center;
  }
`;

const Ways = styled.ul`
  display: grid;
  gap: var(--s3);
  margin-bottom: var(--s5);

  li {
    display: flex;
    gap: var(--s3);
  }
  svg {
    margin-top: 2px;
    color: var(--muted);
  }
  a {
    padding-block: 2px;
    text-underline-offset: 4px;
  }
`;
