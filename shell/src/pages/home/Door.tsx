import styled from 'styled-components';

/** Drawing of a door with the closet's rail behind it. Decoration. */
export function Door() {
  return (
    <Frame>
      <Room>
        <Rail />
        <Coat>
          <img src="/art/coat.webp" width={256} height={256} alt="" fetchPriority="low" />
        </Coat>
        <Dress>
          <img src="/art/dress.webp" width={256} height={256} alt="" fetchPriority="low" />
        </Dress>
      </Room>
    </Frame>
  );
}

const steps = [
  '0 100%',
  '0 calc(3 * var(--st))',
  'var(--st) calc(3 * var(--st))',
  'var(--st) calc(2 * var(--st))',
  'calc(2 * var(--st)) calc(2 * var(--st))',
  'calc(2 * var(--st)) var(--st)',
  'calc(3 * var(--st)) var(--st)',
  'calc(3 * var(--st)) 0',
  'calc(100% - 3 * var(--st)) 0',
  'calc(100% - 3 * var(--st)) var(--st)',
  'calc(100% - 2 * var(--st)) var(--st)',
  'calc(100% - 2 * var(--st)) calc(2 * var(--st))',
  'calc(100% - var(--st)) calc(2 * var(--st))',
  'calc(100% - var(--st)) calc(3 * var(--st))',
  '100% calc(3 * var(--st))',
  '100% 100%',
].join(', ');

const Frame = styled.div`
  --st: 8px;
  position: absolute;
  z-index: -1;
  right: 0;
  bottom: var(--table);
  width: 148px;
  height: 184px;
  background: #6f2a1e;
  clip-path: polygon(${steps});

  [data-theme='dark'] & {
    background: #4a1d14;
  }

  @media (min-width: 40em) {
    --st: 12px;
    width: 236px;
    height: 300px;
  }
  @media (min-width: 64em) {
    --st: 16px;
    width: 376px;
    height: 384px;
  }
`;

const Room = styled.div`
  position: absolute;
  inset: var(--st) var(--st) 0;
  clip-path: inherit;
  background:
    linear-gradient(90deg, rgb(40 20 10 / 0.16), transparent 16%),
    linear-gradient(180deg, #f3f0eb 0 84%, #dad3c9 84%);

  [data-theme='dark'] & {
    background:
      linear-gradient(90deg, rgb(0 0 0 / 0.3), transparent 18%),
      linear-gradient(180deg, #d8d1c7 0 84%, #b7aea2 84%);
  }
`;

const Rail = styled.i`
  position: absolute;
  inset: 26% 0 auto;
  height: 4px;
  background: #241812;
`;

/** Hangs from its hook, `--hook` below its upper edge. */
const Garment = styled.span`
  position: absolute;
  width: var(--size);
  height: var(--size);

  &::before {
    content: '';
    position: absolute;
    left: 50%;
    top: var(--hook);
    width: 3px;
    height: 22px;
    margin-left: -1px;
    border-radius: 2px;
    background: #241812;
  }

  img {
    position: relative;
    width: 100%;
    height: 100%;
    filter: saturate(0.52) contrast(1.05) drop-shadow(-6px 10px 8px rgb(20 18 16 / 0.22));
  }
`;

const Coat = styled(Garment)`
  --size: 112px;
  --hook: 10%;
  left: 10px;
  top: 34px;

  @media (min-width: 40em) {
    --size: 190px;
    left: 11px;
    top: 62px;
  }
  @media (min-width: 64em) {
    --size: 184px;
    --hook: 13%;
    left: 14px;
    top: 66px;
  }
`;

const Dress = styled(Garment)`
  display: none;

  @media (min-width: 64em) {
    --size: 168px;
    --hook: -5%;
    display: block;
    left: 160px;
    top: 104px;
  }
`;
