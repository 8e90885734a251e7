import styled, { createGlobalStyle } from 'styled-components';
import librarySheet from 'yet-another-react-lightbox/styles.css';

/** The library's own sheet as text, since the policy of the page takes style elements by hash only (C91); then ours. */
export const LightboxStyle = createGlobalStyle`
  ${librarySheet}

  html:has(.yarl__portal) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  .yarl__root {
    --yarl__color_backdrop: rgb(20 14 10 / 0.94);
    --yarl__color_button: #f6ede2;
    --yarl__color_button_active: #fff;
    --yarl__button_filter: none;
    --yarl__icon_size: 28px;
    --yarl__slide_icon_error_color: #ff9c90;
  }
  .yarl__button:focus-visible {
    border-radius: 12px;
    outline: var(--ring) solid #8cc0ff;
    outline-offset: -4px;
  }
  .yarl__slide_image {
    border-radius: 12px;
    filter: var(--dim);
  }
  @media (max-width: 639px) {
    .yarl__navigation_prev,
    .yarl__navigation_next {
      top: auto;
      bottom: 0;
      transform: none;
      padding: 16px;
    }
  }
`;

/** Title and number of the picture, at the foot. */
export const Caption = styled.p`
  position: absolute;
  inset: auto 72px 0;
  padding: 16px 0;
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
