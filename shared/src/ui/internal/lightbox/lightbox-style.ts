import styled, { createGlobalStyle } from 'styled-components';
import librarySheet from 'yet-another-react-lightbox/styles.css';

/** The library's stylesheet as text, because the CSP allows style elements by hash only (C91); then our own rules. */
export const LightboxStyle = createGlobalStyle`
  ${librarySheet}

  html:has(.yarl__portal) {
    overflow: hidden;
  }
  .yarl__root {
    --yarl__color_backdrop: #140e0a;
    --yarl__color_button: #f6ede2;
    --yarl__color_button_active: #fff;
    --yarl__button_filter: none;
    --yarl__slide_icon_error_color: #ff9c90;
  }
  /* Room for the buttons above and the caption below; the library measures the rest. */
  .yarl__container {
    padding: 64px 0 max(88px, 6.5rem);
  }
  .yarl__button {
    border-radius: 50%;
  }
  .yarl__button:focus-visible {
    outline: var(--ring) solid #8cc0ff;
  }
  .yarl__navigation_prev,
  .yarl__navigation_next {
    top: auto;
    bottom: 20px;
    transform: none;
    margin: 0 12px;
    padding: 10px;
    background: rgb(246 237 226 / 0.12);
  }
  .yarl__slide_image {
    border-radius: min(12px, var(--r-tile));
    filter: var(--dim);
  }
  @media (min-width: 640px) {
    .yarl__container {
      padding-inline: 80px;
    }
    .yarl__navigation_prev,
    .yarl__navigation_next {
      top: 50%;
      bottom: auto;
      transform: translateY(-50%);
    }
  }
`;

/** Title and number of the picture. */
export const Caption = styled.p`
  position: absolute;
  inset: auto 72px 0;
  display: grid;
  align-content: center;
  height: max(88px, 6.5rem);
  text-align: center;
  color: #f6ede2;

  b {
    display: block;
    font: 600 1.25rem/1.2 var(--font-display);
  }
  span {
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums;
  }
`;
