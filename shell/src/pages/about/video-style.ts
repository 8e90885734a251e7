import styled from 'styled-components';

export const Screen = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--r-tile);
  background: var(--clay-t);

  + figcaption {
    margin-top: var(--s3);
    font-size: var(--t-small);
    color: var(--muted);
  }
  + figcaption a {
    display: inline-block;
    padding-block: var(--s1);
    color: var(--link);
    text-underline-offset: 4px;
  }
`;

export const Film = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
`;

/** The still image, as on the home page. */
export const Poster = styled.button`
  position: relative;
  isolation: isolate;
  display: block;
  width: 100%;
  height: 100%;
  border-radius: var(--r-tile);
  background:
    linear-gradient(114deg, transparent 30%, var(--lightshaft) 31% 45%, transparent 46% 51%, var(--lightshaft) 52% 60%, transparent 61%) 0 0 / 100% 65% no-repeat,
    linear-gradient(180deg, var(--clay-w) 0 65%, var(--clay-t) 65%);

  &:focus-visible {
    outline-offset: calc(-2 * var(--ring));
  }
`;

export const Cup = styled.img`
  position: absolute;
  z-index: -1;
  right: 6%;
  bottom: 8%;
  width: auto;
  height: 64%;
  filter: var(--art);
`;

export const Play = styled.span`
  position: absolute;
  left: 50%;
  top: 50%;
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  margin: -36px 0 0 -36px;
  border-radius: 50%;
  background: var(--action);
  color: var(--on-action);
  transition: background var(--fast);

  /* Large text on a phone: the words below need the room. */
  @media (max-width: 19.9em) {
    top: 30%;
  }

  svg {
    fill: currentColor;
  }

  @media (hover: hover) {
    ${Poster}:hover & {
      background: var(--action-hover);
    }
  }
`;

export const Words = styled.span`
  position: absolute;
  left: var(--s5);
  bottom: var(--s4);
  max-width: 60%;
  text-align: left;
  color: var(--ink);
  font: 700 clamp(1.25rem, 1rem + 1vw, 1.625rem) / 1.1 var(--font-display);
`;
