import styled from 'styled-components';

/** The places: one below the other on a phone, else in columns. */
export const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 12px;

  @media (min-width: 700px) {
    grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  }
`;

/** The deliveries to a place. */
export const DeliveryList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;

/** Address, bag and phone of a delivery. */
export const Where = styled.div`
  display: grid;
  gap: 6px;
  padding-block: 0 12px;
  font-size: 1.0625rem;
  line-height: 1.35;
  overflow-wrap: anywhere;

  small {
    font-size: 0.9375rem;
    color: var(--muted);
  }
`;

/** Dials the customer's phone; as high as a thumb. */
export const Call = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  margin-top: 4px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--edge);
  font-weight: 650;
  color: var(--ink);
  text-decoration: none;
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover {
      box-shadow: inset 0 0 0 1.5px var(--ink);
    }
  }

  @media (forced-colors: active) {
    &:not(:focus-visible) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;

/** The large button of a delivery. */
export const Done = styled.footer`
  padding: 0 12px 12px;

  small {
    display: block;
    margin-top: 4px;
    font-size: 0.875rem;
  }

  button {
    padding-block: 8px;
    white-space: normal;
  }
`;
